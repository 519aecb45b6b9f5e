import { chosenPhotos } from '#ui/form/chosen-photos.ts'
import type { Kept, Unsent } from '#ui/form/kept-for-later.ts'
import { keepAct, unsent } from './keep-act.browser.ts'
import { queuedAct, replaceAct } from './queue.browser.ts'
import { fieldsOf, formMoment } from './queued-act.form.ts'
import type { ForLater, QueuedAct } from './queued-act.kinds.ts'
import { sendQueue } from './send-queue.browser.ts'

/**
 * A refused act as its grower mended it, in its place in the queue under a key of its own: it is never taken for the
 * refused one. It tells the server which ones it stands for, so that it is not written beside one of them.
 */
export async function keepMended(form: FormData, later: ForLater): Promise<Kept | Unsent> {
  const old = await queuedAct(String(form.get('mends')))
  if (!old?.refused) return unsent(form, MOVED_ON)
  const photos = chosenPhotos(form)
  const key = String(form.get('idempotency_key'))
  const fields = fieldsOf(form, { key, moment: momentOf(old), photos })
  const mended: QueuedAct = {
    key,
    ...later,
    queued_at: old.queued_at,
    mends: [...(old.mends ?? []), old.key],
    fields: sameMoment(fields, old),
  }
  let there = true
  const missing = await keepAct(mended, photos, async (act) => {
    there = await replaceAct(old.key, act, ({ refused }) => Boolean(refused))
  })
  if (!there) return unsent(form, MOVED_ON)
  if (missing === null) return unsent(form)
  void sendQueue(later.user_id)
  return { kept_for_later: key, next: crypto.randomUUID(), photos: photos.length - missing, photos_missing: missing }
}

const MOVED_ON = 'Este registro mudou em outra aba: já foi, ou está indo. Feche e veja como ficou.'

const momentOf = ({ fields, queued_at }: QueuedAct) => fields.find(([name]) => name === 'happened_at')?.[1] ?? queued_at

/** The form knows minutes: one that was left as it stood is the moment that it stood for. */
function sameMoment(fields: QueuedAct['fields'], old: QueuedAct): QueuedAct['fields'] {
  const before = momentOf(old)
  return fields.map(([name, value]) =>
    name === 'happened_at' && value === formMoment(before) ? [name, before] : [name, value],
  )
}
