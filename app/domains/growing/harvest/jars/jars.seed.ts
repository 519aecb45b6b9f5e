import type { Context } from '#platform/context.ts'
import { dayKey } from '#shared/dates.ts'
import { DAY, HOUR } from '#shared/durations.ts'
import { chanceOf } from '#world/chance.ts'
import { type Cut, seedDryingSpaces } from './drying-spaces.seed.ts'
import { jar_entries, jars } from './jars.table.ts'

/** Dry-to-wet ratio. */
const DRY = 0.24
const JARS = 3

type Entry = Omit<typeof jar_entries.$inferInsert, 'jar_id'>

/** Drying and curing spaces of the demo user, and the jars of each curing harvest, with entries. */
export async function seedDemoJars(tx: Context, grower: { id: number } | undefined, planted: Cut[]) {
  if (!grower) return
  const cut = planted.filter(
    ({ row, history }) => row.created_by === grower.id && history.some(({ cycle }) => cycle === 'secagem'),
  )
  const space_id = await seedDryingSpaces(tx, grower.id, cut)
  const cured = cut
    .map((plant) => ({ ...plant, since: plant.history.find(({ cycle }) => cycle === 'cura')?.at }))
    .filter((plant): plant is Cut & { since: Date } => plant.since !== undefined)
    .sort((a, b) => a.since.getTime() - b.since.getTime())
  let number = 0
  for (const { id: plant_id, wet, since } of cured) {
    const net_g = Math.round((wet * DRY * 10) / JARS) / 10
    for (let nth = 0; nth < JARS; nth++) {
      number++
      const entries = entriesOf(tx.now(), { since, number, net_g, emptied: nth === 0 && since < ago(tx, 45) })
      await seedJar(tx, { created_by: grower.id, number, plant_id, space_id, net_g, since }, entries)
    }
  }
}

const ago = (tx: Context, days: number) => new Date(tx.now().getTime() - days * DAY)

type Filled = Record<'created_by' | 'number' | 'plant_id' | 'space_id' | 'net_g', number> & { since: Date }

async function seedJar(tx: Context, { since, ...jar }: Filled, entries: Entry[]) {
  const last = entries.at(-1)
  const taken = entries.reduce((sum, { grams }) => sum + (grams ?? 0), 0)
  const emptied = last?.happened_at && Math.abs(taken - jar.net_g) < 0.001
  const [made] = await tx.db
    .insert(jars)
    .values({
      ...jar,
      slug: `pote-${jar.number}-da-casa`,
      sealed_on: dayKey(since),
      archived_at: emptied ? last.happened_at : null,
      created_at: since,
    })
    .returning({ id: jars.id })
  if (!made) throw new Error('insert returned no row')
  if (entries.length) await tx.db.insert(jar_entries).values(entries.map((entry) => ({ ...entry, jar_id: made.id })))
}

/**
 * Opened every other day for two weeks and then once a week, damp at first; from the fourth week on something is taken
 * out.
 */
function entriesOf(
  now: Date,
  { since, number, net_g, emptied }: { since: Date; number: number; net_g: number; emptied: boolean },
): Entry[] {
  const chance = chanceOf('jar', number)
  const days = [1, 3, 5, 7, 9, 11, 13, 20, 27, 34, 41, 48, 55, 62, 69, 76]
  const entries: Entry[] = []
  let left = net_g
  for (const day of days) {
    const at = new Date(since.getTime() + day * DAY + chance.int(0, 90) * 60_000)
    if (at.getTime() > now.getTime() - 2 * HOUR) break
    const humidity = Math.round((61.5 + 6.5 * Math.exp(-day / 6) + (chance.next() - 0.5) * 1.4) * 10) / 10
    const temperature = Math.round((20 + (chance.next() - 0.5) * 2) * 10) / 10
    const note = day === 1 ? 'Dez minutos aberto. Ainda solta cheiro de mato.' : ''
    entries.push({ kind: 'abertura', happened_at: at, humidity, temperature, note })
    if (day < 27) continue
    const grams = Math.min(left, emptied && day >= 41 ? left : chance.int(20, 45) / 10)
    if (grams <= 0) break
    left = Math.round((left - grams) * 100) / 100
    entries.push({ kind: 'retirada', happened_at: new Date(at.getTime() + HOUR), grams, note: '' })
    if (!left) break
  }
  return entries
}
