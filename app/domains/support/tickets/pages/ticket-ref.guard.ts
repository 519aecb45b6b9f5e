import { z } from 'zod'
import { notFound } from '#web/guard.server.ts'

/** The conversation that an address names, with the secret of a mailed link when it has one. */
export function refOf({ uuid }: { uuid: string }, url?: URL) {
  if (!z.uuid().safeParse(uuid).success) throw notFound()
  const token = url?.searchParams.get('token')?.slice(0, 100)
  return { uuid, ...(token && { token }) }
}
