import { notFound } from '#web/guard.server.ts'
import { WorkRef } from '../works.schemas.ts'

/** The work that an address names; 404 for what is no number of one. */
export function workRefOf(id: string) {
  const ref = WorkRef.safeParse({ id })
  if (!ref.success) throw notFound()
  return ref.data
}
