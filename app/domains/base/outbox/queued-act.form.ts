import { dayKey, formatTime } from '#shared/dates.ts'
import type { QueuedAct } from './queued-act.kinds.ts'

type Fields = QueuedAct['fields']

/** Fields that the queue sets itself. */
const OWN = ['for_later', 'happened_at', 'idempotency_key', 'photo_keys', 'mends']

/**
 * The stored fields of a form, with the current time unless one was typed, and without the ids of queued photos. 'All
 * plants' is stored as the listed ids, since plants may move before it is sent; without those that its form leaves out.
 */
export function fieldsOf(
  form: FormData,
  { key, moment, photos }: { key: string; moment: string; photos: { id?: string }[] },
) {
  const typed = form.get('happened_at')
  const fields = [...form].flatMap(([name, value]): Fields => {
    if (typeof value !== 'string' || OWN.includes(name)) return []
    return name === 'photo_ids' && photos.some(({ id }) => id === value) ? [] : [[name, value]]
  })
  const when = typeof typed === 'string' && typed ? typed : moment
  return onListed([...fields, ['happened_at', when], ['idempotency_key', key]])
}

const listedPlant = /^corrections\[\d+\]\.plant_id$/

function onListed(fields: Fields): Fields {
  const leftOut = fields.flatMap(([name, value]) => (name === 'left_out' ? value : []))
  const isIn = (id: string) => !leftOut.includes(id) || fields.some(([name]) => name === 'with_young')
  const listed = fields.flatMap(([name, value]) => (listedPlant.test(name) && isIn(value) ? value : []))
  const all = listed.length > 0 && fields.some(([name, value]) => name === 'where' && value === 'todas')
  if (!all) return fields
  const others = fields.filter(([name]) => name !== 'where' && name !== 'plant_ids')
  return [...others, ['where', 'escolhidas'], ...listed.map((id): Fields[number] => ['plant_ids', id])]
}

/** Stored fields as form values. */
export function typedIn(fields: Iterable<readonly [string, FormDataEntryValue]>): Record<string, string | string[]> {
  const values: Record<string, string[]> = {}
  for (const [name, value] of fields) if (typeof value === 'string') values[name] = [...(values[name] ?? []), value]
  return Object.fromEntries(
    Object.entries(values).map(([name, all]) => [
      name,
      all.length > 1 || name.endsWith('_ids') ? all : (all[0] as string),
    ]),
  )
}

/** The plants listed by the form of a space, in its order. */
export function plantsListed({ fields }: Pick<QueuedAct, 'fields'>): number[] {
  const rows = fields.filter(([name]) => listedPlant.test(name))
  const chosen = fields.filter(([name]) => name === 'plant_ids')
  return [...new Set([...rows, ...chosen].map(([, id]) => Number(id)))]
}

const localMoment = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/

/** A time formatted for its field: as typed, or the automatic one in São Paulo's time. */
export const formMoment = (moment: string) =>
  localMoment.test(moment) ? moment : `${dayKey(new Date(moment))}T${formatTime(new Date(moment))}`
