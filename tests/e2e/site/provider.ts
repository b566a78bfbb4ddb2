/** A provider's page shows what it was given; a real one has buttons that post a form to the return address. */
document.body.textContent = JSON.stringify(Object.fromEntries(new URLSearchParams(location.search)))
