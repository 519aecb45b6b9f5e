import { photoAddress } from '#ui/form/upload-photo.ts'
import type { QueuedPhoto } from './queued-act.kinds.ts'

/** A photo on a thin line takes its time. */
const PATIENCE = 300_000

/** Its number at the server, why it was not taken, or no way there: nobody answers, or its person is not logged in. */
export type PhotoOutcome = { id: string } | { refused: string } | 'unreachable' | 'login'

/** Uploads one photo of one person under its key: an answer that got lost costs nothing but the way. */
export async function sendPhoto({ key, name, blob }: QueuedPhoto, user_id: number): Promise<PhotoOutcome> {
  const bytes = await blob.arrayBuffer().catch(() => undefined)
  if (!bytes) return { refused: 'O telefone perdeu esta foto. Escolha de novo.' }
  const body = new FormData()
  body.append('photo', new File([bytes], name, { type: blob.type }))
  const query = new URLSearchParams({ idempotency_key: key, user_id: String(user_id) })
  const signal = AbortSignal.timeout(PATIENCE)
  const answer = await fetch(`${photoAddress}?${query}`, { method: 'POST', body, signal }).catch(() => undefined)
  if (answer?.status === 401) return 'login'
  const told = (await answer?.json().catch(() => undefined)) as { id?: number; message?: string } | undefined
  if (answer?.ok && told?.id) return { id: String(told.id) }
  // What is wrong with the photo itself; all else may be better later.
  if (told?.message && [413, 415, 422].includes(answer?.status ?? 0)) return { refused: told.message }
  return 'unreachable'
}
