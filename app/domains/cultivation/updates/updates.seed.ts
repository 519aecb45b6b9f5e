import type { Context } from '#platform/context.ts'
import type { Chance } from '../plants/demo-random.ts'
import type { LivedCycle } from '../plants/plant-life.seed.ts'
import { type Moment, type Nature, writer } from './update-words.seed.ts'
import { plant_update_photos, plant_updates } from './updates.table.ts'

/** One entry of a journal that is still to be stored; `ago` is in days. */
export type Entry = Moment & { ago: number; happened_at: Date; text: string; photo: boolean }
export type Journal = { plant_id: number; created_by: number; entries: (Entry & { file_id?: number })[] }

const DAY = 86_400_000
const MOST = 30

/** Up to 30 entries over a plant's life, as often as its grower writes (days between two entries), oldest first. */
export function writeJournal(chance: Chance, lived: LivedCycle[], options: Nature & { now: Date; every: number; until: number }): Entry[] {
  const write = writer(chance, options)
  const age = lived[0]?.began ?? 0
  const days: number[] = []
  for (let ago = age; ago >= options.until && days.length < MOST; ago -= chance.int(1, options.every)) days.push(ago)
  return days.flatMap((ago) => {
    const moment = momentAt(lived, ago)
    const text = write(moment)
    if (!text) return []
    return [{ ...moment, ago, text, happened_at: hourOf(chance, options.now, ago), photo: chance.is(0.1) }]
  })
}

function momentAt(lived: LivedCycle[], ago: number): Moment {
  const { cycle, began } = lived.findLast((one) => one.began >= ago) ?? { cycle: 'semente' as const, began: ago }
  return { cycle, day: began - ago }
}

/** Some hour of that day in São Paulo, mostly after work; never later than now. */
function hourOf(chance: Chance, now: Date, ago: number) {
  const day = new Date(now.getTime() - ago * DAY).toLocaleDateString('sv-SE', { timeZone: 'America/Sao_Paulo' })
  const hour = chance.is(0.3) ? chance.int(7, 11) : chance.int(17, 22)
  const at = new Date(`${day}T${String(hour).padStart(2, '0')}:00:00-03:00`).getTime() + chance.int(0, 59) * 60_000
  return new Date(Math.min(at, now.getTime() - chance.int(4, 110) * 60_000))
}

const CHUNK = 1000

/** Stores journals with their photos. */
export async function seedJournals(tx: Context, journals: Journal[]) {
  const rows = journals.flatMap(({ entries, ...plant }) => entries.map((entry) => ({ ...plant, ...entry })))
  for (let from = 0; from < rows.length; from += CHUNK) {
    const chunk = rows.slice(from, from + CHUNK)
    const values = chunk.map(({ plant_id, created_by, text, happened_at }) => ({ plant_id, created_by, text, happened_at, created_at: happened_at }))
    const stored = await tx.db.insert(plant_updates).values(values).returning({ id: plant_updates.id })
    const photos = chunk.flatMap(({ file_id }, i) => (file_id ? [{ update_id: stored[i]?.id ?? 0, file_id, position: 0 }] : []))
    if (photos.length) await tx.db.insert(plant_update_photos).values(photos)
  }
}
