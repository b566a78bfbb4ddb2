/** Leaves the page by submitting a hidden form, encoded in `charset` (PAY-04). */
export function postForm(action: string, fields: Readonly<Record<string, string>>, charset: string): void {
  const form = document.createElement('form')
  form.method = 'post'
  form.action = action
  form.acceptCharset = charset
  form.hidden = true
  for (const [name, value] of Object.entries(fields)) {
    const input = document.createElement('input')
    input.type = 'hidden'
    input.name = name
    input.value = value
    form.append(input)
  }
  document.body.append(form)
  form.submit()
  form.remove()
}
