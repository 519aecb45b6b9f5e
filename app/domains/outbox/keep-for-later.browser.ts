import { redirect } from 'react-router'
import { isUnreachable } from '#ui/document/unreachable.ts'
import { type ChosenPhoto, chosenPhotos } from '#ui/form/chosen-photos.ts'
import { isKept, type Kept, type Unsent } from '#ui/form/kept-for-later.ts'
import { keepAct, unsent } from './keep-act.browser.ts'
import { keepMended } from './keep-mended.browser.ts'
import { noteOwnKey, queuedAct } from './queue.browser.ts'
import { fieldsOf } from './queued-act.form.ts'
import type { ForLater } from './queued-act.kinds.ts'
import { sendQueue } from './send-queue.browser.ts'

/**
 * Sends a form to the server; without signal it is put in the queue, under the key that it was going to be sent with:
 * should the server have had it all the same, it is written once. So is one whose photos are not there yet.
 */
export async function sentOrKept(request: Request, send: () => Promise<unknown>): Promise<unknown> {
  const form = await request.clone().formData()
  const about = form.get('for_later')
  if (typeof about !== 'string') return send()
  const later = JSON.parse(about) as ForLater
  const photos = chosenPhotos(form)
  if (photos.some(({ id }) => !id)) return keptAndSent(request, form, later, photos)
  noteOwnKey(String(form.get('idempotency_key')))
  try {
    return await send()
  } catch (error) {
    if (!isUnreachable(error)) throw error
    return keep(form, later, photos)
  }
}

/** For a page that is only shown without signal. */
export async function keepForm(request: Request): Promise<Kept | Unsent> {
  const form = await request.formData()
  const later = JSON.parse(String(form.get('for_later'))) as ForLater
  if (form.has('mends')) return keepMended(form, later)
  return keep(form, later, chosenPhotos(form))
}

/** So long a form waits for what it can send at once. */
const AT_ONCE = 8000

/** Photos are on their way, or have no way: the queue brings both, as far as it gets. */
async function keptAndSent(request: Request, form: FormData, later: ForLater, photos: ChosenPhoto[]) {
  const kept = await keep(form, later, photos)
  if (!isKept(kept)) return kept
  await Promise.race([sendQueue(later.user_id), new Promise((done) => setTimeout(done, AT_ONCE))])
  const waits = await queuedAct(kept.kept_for_later)
  return waits ? kept : redirect(new URL(request.url).pathname)
}

/** Into the queue, with this moment as its own unless another was typed; a phone that keeps nothing says so. */
async function keep(form: FormData, later: ForLater, photos: ChosenPhoto[]): Promise<Kept | Unsent> {
  const key = String(form.get('idempotency_key') || crypto.randomUUID())
  const queued_at = new Date().toISOString()
  const fields = fieldsOf(form, { key, moment: queued_at, photos })
  const missing = await keepAct({ key, ...later, queued_at, fields }, photos)
  if (missing === null) return unsent(form)
  return { kept_for_later: key, next: crypto.randomUUID(), photos: photos.length - missing, photos_missing: missing }
}
