import { photoAddress } from '#ui/form/upload-photo.ts'
import type { QueuedPhoto } from './queued-act.kinds.ts'

/** Upload timeout, in ms, for slow connections. */
const PATIENCE = 300_000

/** Its file id, the reason of rejection, server unreachable, or sign-in required. */
export type PhotoOutcome = { id: string } | { refused: string } | 'unreachable' | 'login'

/** Uploads one photo under its idempotency key: after a lost response a retry is harmless. */
export async function sendPhoto({ key, name, blob }: QueuedPhoto, user_id: number): Promise<PhotoOutcome> {
  const bytes = await blob.arrayBuffer().catch(() => undefined)
  if (!bytes) return { refused: 'Esta foto se perdeu no celular. Escolha de novo.' }
  const body = new FormData()
  body.append('photo', new File([bytes], name, { type: blob.type }))
  const query = new URLSearchParams({ idempotency_key: key, user_id: String(user_id) })
  const signal = AbortSignal.timeout(PATIENCE)
  const answer = await fetch(`${photoAddress}?${query}`, { method: 'POST', body, signal }).catch(() => undefined)
  if (answer?.status === 401) return 'login'
  const reply = (await answer?.json().catch(() => undefined)) as { id?: number; message?: string } | undefined
  if (answer?.ok && reply?.id) return { id: String(reply.id) }
  // Errors of the photo itself; all others may be temporary.
  if (reply?.message && [413, 415, 422].includes(answer?.status ?? 0)) return { refused: reply.message }
  return 'unreachable'
}
