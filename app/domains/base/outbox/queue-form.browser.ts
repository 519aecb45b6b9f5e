import type { ChosenPhoto } from '#ui/form/chosen-photos.ts'
import type { Kept, Unsent } from '#ui/form/kept-for-later.ts'
import { enqueueAct, unsent } from './enqueue-act.browser.ts'
import { fieldsOf } from './queued-act.form.ts'
import type { ForLater } from './queued-act.kinds.ts'

/** Queues the form with the current time, unless one was typed; returns `Unsent` when nothing can be stored. */
export async function queueForm(form: FormData, later: ForLater, photos: ChosenPhoto[]): Promise<Kept | Unsent> {
  const empty = missingIn(form, photos, later.needs)
  if (empty) return unsent(form, 'Confira os campos destacados.', { [empty]: ['Preencha este campo.'] })
  const key = String(form.get('idempotency_key') || crypto.randomUUID())
  const queued_at = new Date().toISOString()
  const { as = {}, needs: _, ...about } = later
  const sent = fieldsOf(form, { key, moment: queued_at, photos }).filter(([name]) => !(name in as))
  const fields = [...Object.entries(as), ...sent]
  const missing = await enqueueAct({ key, ...about, queued_at, fields }, photos)
  if (missing === null) return unsent(form)
  return { kept_for_later: key, next: crypto.randomUUID(), photos: photos.length - missing, photos_missing: missing }
}

/** The first needed field that is empty, also on every single plant whose value may differ. */
function missingIn(form: FormData, photos: ChosenPhoto[], needs: string[] = []) {
  const filled = [...form].flatMap(([name, value]) => (value === '' ? [] : name.replace(/^corrections\[\d+\]\./, '')))
  if (photos.length) filled.push('photo_ids')
  const need = needs.find((names) => !names.split('|').some((name) => filled.includes(name)))
  return need?.split('|')[0]
}
