import { http, HttpResponse, type RequestHandler } from 'msw'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { env } from '../../src/config/env.ts'

const at = (path: string) => `${env.apiBase}v1/${path}`

/** Answers of a story's own, instead of the shop's. */
export const answering = (path: string, data: unknown): RequestHandler =>
  http.get(at(path), () => HttpResponse.json({ result: 'SUCCESS', data, error: null }))
export const hanging = (path: string): RequestHandler => http.get(at(path), () => new Promise<never>(() => {}))
export const refusing = (path: string, message = '잠시 쉬고 있어요. 곧 다시 올게요.'): RequestHandler =>
  http.get(at(path), () =>
    HttpResponse.json({ result: 'FAIL', data: null, error: { code: 'SERVER_ERROR', message } }, { status: 500 }),
  )
export const offline = (path: string): RequestHandler => http.get(at(path), () => HttpResponse.error())

/** These words come, and can be seen. */
export async function says(canvasElement: HTMLElement, words: string | RegExp): Promise<void> {
  const [found] = await within(canvasElement).findAllByText(words)
  await waitFor(() => expect(found).toBeVisible())
}

/** What failed offers another try. */
export async function offersRetry(canvasElement: HTMLElement): Promise<void> {
  await expect(await within(canvasElement).findByRole('button', { name: '다시 시도' })).toBeVisible()
}

export async function pressFirst(canvasElement: HTMLElement, name: string | RegExp): Promise<void> {
  const [first = document.body] = await within(canvasElement).findAllByRole('button', { name })
  await userEvent.click(first)
}

/** Everything asked for has come. */
export async function settles(canvasElement: HTMLElement): Promise<void> {
  await waitFor(() => expect(within(canvasElement).queryByText('불러오는 중이에요')).toBeNull())
}
