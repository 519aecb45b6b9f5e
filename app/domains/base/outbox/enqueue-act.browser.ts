import type { ChosenPhoto } from '#ui/form/chosen-photos.ts'
import type { Unsent } from '#ui/form/kept-for-later.ts'
import { smallerPhoto } from '#ui/form/smaller-photo.ts'
import { enqueue } from './queue.browser.ts'
import { typedIn } from './queued-act.form.ts'
import type { QueuedAct, QueuedPhoto } from './queued-act.kinds.ts'

/** Private browsing, or no storage left. */
const NO_ROOM =
  'Você está sem sinal e este navegador não deixa salvar. Fique nesta página e registre quando o sinal voltar.'

/** Result when the form was neither sent nor queued: it stays open with all values. */
export const unsent = (form: FormData, message = NO_ROOM, errors?: Unsent['errors']): Unsent => ({
  unsent: true,
  message,
  errors,
  values: typedIn(form),
})

/**
 * Queues an act with its photos, or with as many as there is room for: the fields take precedence. Returns how many
 * photos did not fit; null when the browser cannot store anything.
 */
export async function enqueueAct(
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

/**
 * Requests persistent storage, so that the browser does not evict the queue when space is low; once, since some
 * browsers prompt the user.
 */
async function askToStay() {
  if (!navigator.storage?.persist || localStorage.getItem(ASKED)) return
  localStorage.setItem(ASKED, '1')
  // Not awaited: an unanswered prompt must not block.
  void navigator.storage.persist()
}
