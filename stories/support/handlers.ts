import { http, HttpResponse, type RequestHandler } from 'msw'
import { env } from '../../src/config/env.ts'

const api = (path: string) => `${env.apiBase}v1/${path}`

/** Overrides of GET requests for `parameters.msw.handlers`; paths are relative to `/v1/`. */
export const successHandler = (path: string, data: unknown): RequestHandler =>
  http.get(api(path), () => HttpResponse.json({ result: 'SUCCESS', data, error: null }))

export const pendingHandler = (path: string): RequestHandler => http.get(api(path), () => new Promise<never>(() => {}))

export const errorHandler = (path: string, message = '잠시 쉬고 있어요. 곧 다시 올게요.'): RequestHandler =>
  http.get(api(path), () =>
    HttpResponse.json({ result: 'FAIL', data: null, error: { code: 'SERVER_ERROR', message } }, { status: 500 }),
  )

export const networkErrorHandler = (path: string): RequestHandler => http.get(api(path), () => HttpResponse.error())
