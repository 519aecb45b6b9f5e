import { z } from 'zod'
import { notFound } from '#web/guard.server.ts'

/** The conversation in a URL, with the token of a mailed link if present. */
export function refOf({ uuid }: { uuid: string }, url?: URL) {
  if (!z.uuid().safeParse(uuid).success) throw notFound()
  const token = url?.searchParams.get('token')?.slice(0, 100)
  return { uuid, ...(token && { token }) }
}
