import type { ComponentType } from 'react'
import { useParams } from 'react-router-dom'
import * as v from 'valibot'
import { idText } from '../../contract/values.ts'
import { NotFoundPage } from './NotFoundPage.tsx'

/** The page of the id in the address: another id resets its state, an invalid one is not found (NAV-02). */
export function withId(Page: ComponentType<{ id: number }>) {
  return function PageOfId() {
    const id = v.safeParse(idText, useParams()['id'])
    return id.success ? <Page key={id.output} id={id.output} /> : <NotFoundPage />
  }
}
