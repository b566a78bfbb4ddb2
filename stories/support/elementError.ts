type Queries = { queryAllByRole: (role: string) => readonly HTMLElement[] }

/**
 * Testing Library's error of a query, without the document: its message, and the names of what has the role that was searched.
 * Tests and stories have a `within` each.
 */
export const elementError = (within: (container: HTMLElement) => Queries) =>
  function makeError(message: string | null, container: Element) {
    const [problem = '', list] = (message ?? '').split(/\n\n(?:Here are the |$)/)
    const [, role] = /\brole[= ]"(\w+)"/.exec(problem) ?? []
    // While a query waits, its message is short and not read; at the end it comes a second time.
    const isRead = list !== undefined && role !== undefined && container instanceof HTMLElement
    const found = isRead ? within(container).queryAllByRole(role) : []
    const names = found.map((element) => `  "${element.getAttribute('aria-label') ?? element.textContent}"`)
    const error = new Error([problem, ...(isRead ? [`Found by the role: ${names.length}`, ...names] : ['', ''])].join('\n'))
    error.name = 'TestingLibraryElementError'
    // The first line of the stack that is not a package's is printed: it shall be the test's.
    Error.captureStackTrace(error, makeError)
    return error
  }
