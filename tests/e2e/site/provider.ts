/** Shows the parameters; a real provider's page posts a form to the return address. */
document.body.textContent = JSON.stringify(Object.fromEntries(new URLSearchParams(location.search)))
