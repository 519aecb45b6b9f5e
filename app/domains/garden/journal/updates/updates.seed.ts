import type { LivedCycle } from '#domains/garden/garden/plants/plant-life.seed.ts'
import type { Context } from '#platform/context.ts'
import { dayKey } from '#shared/dates.ts'
import { DAY } from '#shared/durations.ts'
import type { Chance } from '#world/chance.ts'
import type { EntryContent } from '../acts/act-story.seed.ts'
import { type Moment, type Nature, writer } from './update-words.seed.ts'
import { update_doses, update_photos, updates } from './updates.table.ts'

/** A generated journal entry; `ago` is in days. */
export type Entry = Moment & EntryContent & { ago: number; happened_at: Date; text: string; photo: boolean }
export type Journal = { plant_id: number; created_by: number; entries: (Entry & { file_id?: number })[] }

const MOST = 30

/** Up to 30 entries over a plant's life, at this interval, oldest first; none after `until` days ago. */
export function writeJournal(
  chance: Chance,
  lived: LivedCycle[],
  options: Nature & { now: Date; every: number; until: number /** Share with a photo. */; photos: number },
): Entry[] {
  const write = writer(chance, options)
  const days = chance.chance(0.03) ? [] : daysOf(chance, lived, options)
  return days.flatMap((ago) => {
    const moment = momentAt(lived, ago)
    const said = write(moment)
    if (!said) return []
    return [
      { ...moment, ...said, ago, happened_at: hourOf(chance, options.now, ago), photo: chance.chance(options.photos) },
    ]
  })
}

/** Days ago, oldest first: the start of most cycles, and days with a fitting sentence. */
function daysOf(chance: Chance, lived: LivedCycle[], { every, until }: { every: number; until: number }) {
  const days = new Set(lived.map(({ began }) => began).filter((ago) => ago >= until && chance.chance(0.8)))
  for (let ago = lived[0]?.began ?? 0; ago >= until; ago -= chance.int(1, every * 2 - 1)) days.add(ago)
  return chance
    .shuffled([...days])
    .slice(0, MOST)
    .sort((a, b) => b - a)
}

function momentAt(lived: LivedCycle[], ago: number): Moment {
  const { cycle, began } = lived.findLast((one) => one.began >= ago) ?? { cycle: 'semente' as const, began: ago }
  return { cycle, day: began - ago }
}

/** A random hour of that day in São Paulo, mostly after work; never in the future. */
function hourOf(chance: Chance, now: Date, ago: number) {
  const day = dayKey(new Date(now.getTime() - ago * DAY))
  const hour = chance.chance(0.3) ? chance.int(7, 11) : chance.int(17, 22)
  const at = new Date(`${day}T${String(hour).padStart(2, '0')}:00:00-03:00`).getTime() + chance.int(0, 59) * 60_000
  return new Date(Math.min(at, now.getTime() - chance.int(4, 110) * 60_000))
}

const CHUNK = 1000

/** Inserts journals with their values, doses and photos. */
export async function seedJournals(tx: Context, journals: Journal[]) {
  const rows = journals.flatMap(({ entries, ...plant }) => entries.map((entry) => ({ ...plant, ...entry })))
  for (let from = 0; from < rows.length; from += CHUNK) {
    const chunk = rows.slice(from, from + CHUNK)
    const values = chunk.map(({ plant_id, created_by, kind, text, measures, happened_at }) => ({
      plant_id,
      created_by,
      kind,
      text,
      measures,
      happened_at,
      created_at: happened_at,
    }))
    const stored = await tx.db.insert(updates).values(values).returning({ id: updates.id })
    const photos = chunk.flatMap(({ file_id }, i) =>
      file_id ? [{ update_id: stored[i]?.id ?? 0, file_id, position: 0 }] : [],
    )
    if (photos.length) await tx.db.insert(update_photos).values(photos)
    const doses = chunk.flatMap(({ doses }, i) =>
      doses.map((dose, position) => ({ ...dose, position, update_id: stored[i]?.id ?? 0 })),
    )
    if (doses.length) await tx.db.insert(update_doses).values(doses)
  }
}
