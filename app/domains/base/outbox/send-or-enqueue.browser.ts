import { redirect } from 'react-router'
import { isUnreachable } from '#ui/document/unreachable.ts'
import { type ChosenPhoto, chosenPhotos } from '#ui/form/chosen-photos.ts'
import { isKept, type Kept, type Unsent } from '#ui/form/kept-for-later.ts'
import { correctAct } from './correct-act.browser.ts'
import { unsent } from './enqueue-act.browser.ts'
import { releaseAct } from './held-acts.browser.ts'
import { forgetAct, noteOwnKey, queuedAct, removeAct } from './queue.browser.ts'
import { queueForm } from './queue-form.browser.ts'
import type { ForLater } from './queued-act.kinds.ts'
import { sendQueue } from './send-queue.browser.ts'

/**
 * Sends a form to the server; when offline, queues it under the same idempotency key: if the server received it after
 * all, it is stored once. A form whose photos are not uploaded yet is queued too.
 */
export async function sendOrEnqueue(request: Request, send: () => Promise<unknown>): Promise<unknown> {
  const form = await request.clone().formData()
  const about = form.get('for_later')
  if (typeof about !== 'string') return send()
  const later = JSON.parse(about) as ForLater
  const photos = chosenPhotos(form)
  const key = String(form.get('idempotency_key'))
  if (photos.some(({ id }) => !id)) return enqueueAndSend(request, form, later, photos)
  noteOwnKey(key)
  let waits = false
  try {
    const answer = await send()
    // Refused, it is in its form again, beside what is wrong.
    await forgetAct(key)
    return answer
  } catch (error) {
    if (isUnreachable(error)) {
      waits = true
      return await queueForm(form, later, photos)
    }
    if (isTaken(error)) await forgetAct(key)
    throw error
  } finally {
    releaseAct(key)
    // Its person left meanwhile: whether it arrived, the queue finds out.
    if (request.signal.aborted) void sendQueue(later.user_id)
    // The signal came back before it was in the queue: nobody else would send it before the next minute.
    else if (waits && navigator.onLine) void sendQueue(later.user_id, { waiting: true })
  }
}

/** Led on, and not to a page that must be gone through first. */
const isTaken = (error: unknown) =>
  error instanceof Response && error.status < 400 && !/[?&]redirect=/.test(error.headers.get('location') ?? '')

/** For a page that is only shown offline. */
export async function enqueueForm(request: Request): Promise<Kept | Unsent> {
  const form = await request.formData()
  const later = JSON.parse(String(form.get('for_later'))) as ForLater
  if (form.has('mends')) return correctAct(form, later)
  return queueForm(form, later, chosenPhotos(form))
}

/** How long a form waits for a direct send, in ms. */
const AT_ONCE = 8000

/**
 * Photos could not be uploaded: the act is queued and the queue is sent at once. What the site refuses while its person
 * is still there goes back into the form, beside its fields.
 */
async function enqueueAndSend(request: Request, form: FormData, later: ForLater, photos: ChosenPhoto[]) {
  const kept = await queueForm(form, later, photos)
  releaseAct(String(form.get('idempotency_key')))
  if (!isKept(kept)) return kept
  let here = true
  const sending = sendQueue(later.user_id, { isToldHere: (key) => here && key === kept.kept_for_later })
  await Promise.race([sending, new Promise((done) => setTimeout(done, AT_ONCE))])
  here = false
  const waits = await queuedAct(kept.kept_for_later)
  if (!waits) return redirect(new URL(request.url).pathname)
  if (!waits.refused || waits.refused.similar.length) return kept
  await removeAct(waits.key)
  return unsent(form, waits.refused.message, waits.refused.errors)
}
