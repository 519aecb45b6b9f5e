import { showToast } from '#ui/document/toasts.ts'
import { chosenPhotos } from '#ui/form/chosen-photos.ts'
import type { Keeper } from '#ui/form/keeper.ts'
import { isKept } from '#ui/form/kept-for-later.ts'
import { holdAct, releaseAct } from './held-acts.browser.ts'
import { forgetAct } from './queue.browser.ts'
import { queueForm } from './queue-form.browser.ts'
import type { ForLater } from './queued-act.kinds.ts'
import { sendQueue } from './send-queue.browser.ts'

const GOES_ON = 'A atualização está salva no celular e continua sendo enviada.'

const keyOf = (form: FormData) => String(form.get('idempotency_key') ?? '')

/**
 * A form that was sent while its photos upload is kept on the phone from then on: should the tab die, the queue sends
 * it when the site opens again; should its person leave the page, at once.
 */
export const keepWhileSending: Keeper = {
  async keep(form) {
    const about = form.get('for_later')
    const photos = chosenPhotos(form)
    const key = keyOf(form)
    if (typeof about !== 'string' || !key) return false
    await holdAct(key)
    const kept = await queueForm(form, JSON.parse(about) as ForLater, photos)
    if (!isKept(kept)) releaseAct(key)
    return isKept(kept) && kept.photos_missing === 0
  },
  async takeBack(form) {
    await forgetAct(keyOf(form))
    releaseAct(keyOf(form))
  },
  leave(form, isKept) {
    const about = form.get('for_later')
    releaseAct(keyOf(form))
    if (typeof about !== 'string') return
    if (isKept) showToast({ kind: 'info', text: GOES_ON })
    void sendQueue((JSON.parse(about) as ForLater).user_id, { waiting: true })
  },
}
