import { notFound } from '#web/guard.server.ts'

/** The document that an address names; what is no number names none. */
export function idOf({ id }: { id: string }): number {
  if (!/^\d{1,9}$/.test(id)) throw notFound()
  return Number(id)
}
