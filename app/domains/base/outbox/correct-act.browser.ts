import { chosenPhotos } from '#ui/form/chosen-photos.ts'
import type { Kept, Unsent } from '#ui/form/kept-for-later.ts'
import { enqueueAct, unsent } from './enqueue-act.browser.ts'
import { queuedAct, replaceAct } from './queue.browser.ts'
import { fieldsOf, formMoment } from './queued-act.form.ts'
import type { ForLater, QueuedAct } from './queued-act.kinds.ts'
import { sendQueue } from './send-queue.browser.ts'

/**
 * Replaces a refused act in the queue by its corrected version, with a new key, so that it is not deduplicated against
 * the refused one. `mends` tells the server which keys it replaces, so that not both are stored.
 */
export async function correctAct(form: FormData, later: ForLater): Promise<Kept | Unsent> {
  const old = await queuedAct(String(form.get('mends')))
  if (!old?.refused) return unsent(form, MOVED_ON)
  const photos = chosenPhotos(form)
  const key = String(form.get('idempotency_key'))
  const fields = fieldsOf(form, { key, moment: momentOf(old), photos })
  const corrected: QueuedAct = {
    key,
    ...later,
    queued_at: old.queued_at,
    mends: [...(old.mends ?? []), old.key],
    fields: sameMoment(fields, old),
  }
  let there = true
  const missing = await enqueueAct(corrected, photos, async (act) => {
    there = await replaceAct(old.key, act, ({ refused }) => Boolean(refused))
  })
  if (!there) return unsent(form, MOVED_ON)
  if (missing === null) return unsent(form)
  void sendQueue(later.user_id)
  return { kept_for_later: key, next: crypto.randomUUID(), photos: photos.length - missing, photos_missing: missing }
}

const MOVED_ON = 'Esta atualização já foi enviada em outra aba ou está sendo enviada. Feche e veja como ficou.'

const momentOf = ({ fields, queued_at }: QueuedAct) => fields.find(([name]) => name === 'happened_at')?.[1] ?? queued_at

/** The field has minutes only: unchanged, it stands for the exact original time. */
function sameMoment(fields: QueuedAct['fields'], old: QueuedAct): QueuedAct['fields'] {
  const before = momentOf(old)
  return fields.map(([name, value]) =>
    name === 'happened_at' && value === formMoment(before) ? [name, before] : [name, value],
  )
}
