import { notFound } from '#web/guard.server.ts'

/** The document id in the address; 404 when it is not a number. */
export function idOf({ id }: { id: string }): number {
  if (!/^\d{1,9}$/.test(id)) throw notFound()
  return Number(id)
}
