import type { ChosenPhoto } from '#ui/form/chosen-photos.ts'
import type { Unsent } from '#ui/form/kept-for-later.ts'
import { enqueue } from './queue.browser.ts'
import { typedIn } from './queued-act.form.ts'
import type { QueuedAct, QueuedPhoto } from './queued-act.kinds.ts'
import { smallerPhoto } from './smaller-photo.browser.ts'

/** A private window, or a full phone. */
const NO_ROOM = 'Sem sinal, e este navegador não guarda nada. Deixe a página aberta e registre quando o sinal voltar.'

/** The form stays open with all that was typed: nothing was sent, nothing was kept. */
export const unsent = (form: FormData, message = NO_ROOM): Unsent => ({ unsent: true, message, values: typedIn(form) })

/**
 * Puts an act into the queue with its photos, or with as many as there is room for: the words go before. Answers how
 * many photos had no room; null when the phone keeps nothing at all.
 */
export async function keepAct(
  act: QueuedAct,
  chosen: ChosenPhoto[],
  put: (act: QueuedAct) => Promise<unknown> = enqueue,
) {
  await askToStay()
  const photos = await Promise.all(chosen.map(queuedPhoto))
  for (let room = photos.length; room >= 0; room--) {
    const kept = await put({ ...act, photos: photos.slice(0, room) }).then(
      () => true,
      () => false,
    )
    if (kept) return photos.length - room
  }
  return null
}

async function queuedPhoto({ key, file, id, refused }: ChosenPhoto): Promise<QueuedPhoto> {
  return { key, name: file.name, blob: await smallerPhoto(file), id, refused }
}

const ASKED = 'grower-a-enviar-fica'

/** A browser short of room throws away what sites keep, unless it was asked not to; asked once, some ask their person. */
async function askToStay() {
  if (!navigator.storage?.persist || localStorage.getItem(ASKED)) return
  localStorage.setItem(ASKED, '1')
  // A question that nobody answers holds nothing up.
  void navigator.storage.persist()
}
