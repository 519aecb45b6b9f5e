import { notePhoto, noteRefusal, ownKeys, queuedAct, removeAct, replaceAct } from './queue.browser.ts'
import type { QueuedAct } from './queued-act.kinds.ts'
import { rejectedPhotosOf } from './rejected-photos.model.ts'
import { sendPhoto } from './send-photo.browser.ts'

/** Request timeout, in ms: the act is then sent again under its key. */
const PATIENCE = 30_000

/** Result of one attempt: stored, refused, no longer queued, server unreachable, or sign-in required. */
export type Outcome = 'sent' | 'refused' | 'gone' | 'unreachable' | 'login'

/** Uploads its photos, then sends the act with the accepted ones. */
export async function sendAct(key: string, again = false): Promise<Outcome> {
  const stopped = await sendPhotos(key)
  if (stopped) return stopped
  const act = await queuedAct(key)
  // Discarded, corrected or refused since the list was read.
  if (!act || act.refused) return 'gone'
  const outcome = await post(act)
  if (outcome !== 'photos lost') return outcome
  // The server deleted unused uploads after a day: uploads them again.
  if (!again && (await uploadAnew(act))) return sendAct(key, true)
  return refuse(act, 422, { message: 'Confira as fotos.', errors: { photo_ids: [PHOTOS_GONE] } })
}

const PHOTOS_GONE = 'Uma das fotos não está mais disponível. Remova e escolha de novo.'

async function sendPhotos(key: string): Promise<Outcome | undefined> {
  const act = await queuedAct(key)
  if (!act || act.refused) return 'gone'
  for (const photo of act.photos ?? []) {
    if (photo.id || photo.refused) continue
    const became = await sendPhoto(photo, act.user_id)
    if (typeof became === 'string') return became
    await notePhoto(key, photo.key, became)
  }
}

type ErrorBody = { message?: string; errors?: Record<string, string[]> }

async function post(act: QueuedAct): Promise<Outcome | 'photos lost'> {
  const signal = AbortSignal.timeout(PATIENCE)
  const sending = fetch(act.sent_to ?? '/cultivo/a-enviar/envio', { method: 'POST', body: bodyOf(act), signal })
  const answer = await sending.catch(() => undefined)
  // Redirected to the login, or to another page that members must complete first.
  if (answer?.status === 401 || answer?.redirected) return 'login'
  // A temporary server error: stays queued.
  if (!answer || answer.status >= 500 || answer.status === 429) return 'unreachable'
  if (answer.ok) return taken(act)
  const reply = (await answer.json().catch(() => undefined)) as ErrorBody | undefined
  // Not a response of the site: a captive portal or proxy.
  if (!reply?.message) return 'unreachable'
  if (reply.errors?.photo_ids && act.photos?.some(({ id }) => id)) return 'photos lost'
  return refuse(act, answer.status, reply)
}

function bodyOf(act: QueuedAct) {
  const body = new URLSearchParams(act.fields)
  body.set('target', `${act.target.kind}:${act.target.slug}`)
  body.set('queued_at', act.queued_at)
  body.set('clock', new Date().toISOString())
  body.set('user_id', String(act.user_id))
  for (const { id, refused } of act.photos ?? []) if (id && !refused) body.append('photo_ids', id)
  for (const key of ownKeys()) body.append('queued_with', key)
  for (const key of act.mends ?? []) body.append('mends', key)
  return body
}

async function taken(act: QueuedAct): Promise<Outcome> {
  const rest = rejectedPhotosOf(act, crypto.randomUUID())
  if (rest) await replaceAct(act.key, rest, () => true)
  else await removeAct(act.key)
  return 'sent'
}

async function refuse(act: QueuedAct, status: number, { message = '', errors = {} }: ErrorBody): Promise<Outcome> {
  const { similar = [], ...fields } = errors
  await noteRefusal(act.key, { status, message, errors: fields, similar: similar.map(Number) })
  return 'refused'
}

async function uploadAnew(act: QueuedAct) {
  const uploaded = act.photos?.filter(({ id }) => id) ?? []
  for (const { key } of uploaded) await notePhoto(act.key, key, {})
  return uploaded.length > 0
}
