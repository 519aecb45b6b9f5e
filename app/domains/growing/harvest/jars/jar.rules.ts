import { and, eq, isNull, min, sql } from 'drizzle-orm'
import { plants } from '#domains/garden/garden/plants/plants.table.ts'
import { spaces } from '#domains/garden/garden/spaces/spaces.table.ts'
import { type Context, signedIn } from '#platform/context.ts'
import { demandSure } from '#platform/demand-sure.ts'
import { invalidField } from '#platform/errors.ts'
import { dayKey, formatNumericDay } from '#shared/dates.ts'
import { formatTyped } from '#shared/numbers.ts'
import type { Sure } from '#shared/sure.ts'
import type { JarEntryKind } from './jar-entries.schemas.ts'
import { alive } from './jars.queries.ts'
import { type Jar, jar_entries } from './jars.table.ts'

type Filled = { plant_id?: number; space_id?: number; sealed_on: string; net_g: number }

/**
 * Throws unless `sealed_on` is past or today, the plant is harvested, the space is for curing, and both belong to the
 * viewer. Locks them until commit. Unchanged ones (`before`) are not checked again.
 */
export async function demandJar(tx: Context, { plant_id, space_id, sealed_on }: Filled, before?: Jar) {
  if (sealed_on > dayKey(tx.now())) throw invalidField('sealed_on', 'Escolha hoje ou um dia que já passou.')
  if (plant_id && (plant_id !== before?.plant_id || sealed_on !== before.sealed_on))
    await demandHarvested(tx, plant_id, sealed_on)
  if (space_id && space_id !== before?.space_id) await demandCureSpace(tx, space_id)
}

/** Locked against concurrent deletion; another user's plant is treated as non-existent. */
async function demandHarvested(tx: Context, id: number, sealed_on: string) {
  const own = and(eq(plants.id, id), eq(plants.created_by, signedIn(tx).id), isNull(plants.deleted_at))
  const [plant] = await tx.db.select().from(plants).where(own).for('share')
  if (plant?.status !== 'colhida') throw invalidField('plant_id', 'Escolha uma das suas plantas colhidas.')
  const { name, ended_on } = plant
  if (ended_on && sealed_on < ended_on)
    throw invalidField(
      'sealed_on',
      `“${name}” foi colhida em ${formatNumericDay(ended_on)}. Escolha esse dia ou um depois.`,
    )
}

async function demandCureSpace(tx: Context, id: number) {
  const own = and(eq(spaces.id, id), eq(spaces.created_by, signedIn(tx).id), isNull(spaces.deleted_at))
  const [space] = await tx.db.select({ kind: spaces.kind }).from(spaces).where(own).for('share')
  if (space?.kind !== 'cura') throw invalidField('space_id', 'Escolha um dos seus espaços de cura.')
}

/** Jars that hold more than the harvest weighed are asked about once. */
export async function doubtHarvest(
  tx: Context,
  { plant_id, net_g, sure }: { plant_id?: number; net_g: number; sure?: Sure },
  but = -1,
) {
  if (!plant_id || sure) return
  const [plant] = await tx.db
    .select({
      name: plants.name,
      weighed: sql<number | null>`coalesce(${plants.cured_g}, ${plants.dry_g}, ${plants.wet_g})::float8`,
      held: sql<number>`(select coalesce(sum(j.net_g), 0)::float8 from jars j
        where j.plant_id = ${plants.id} and j.deleted_at is null and j.id <> ${but})`,
    })
    .from(plants)
    .where(eq(plants.id, plant_id))
  const held = minus(plant?.held ?? 0, -net_g)
  if (!plant?.weighed || held <= plant.weighed) return
  const [inJars, weighed] = [formatTyped(held, 'g'), formatTyped(plant.weighed, 'g')]
  demandSure(sure, `Os potes de ${plant.name} somariam ${inJars}, e a colheita pesou ${weighed}. É isso mesmo?`)
}

/** Sum taken out by all entries but one, g. The jar is locked. */
async function takenFrom({ db }: Context, jar_id: number, but?: number): Promise<number> {
  const [row] = await db
    .select({ grams: sql<number>`coalesce(sum(${jar_entries.grams}), 0)::float8` })
    .from(jar_entries)
    .where(and(alive(jar_id), but ? sql`${jar_entries.id} <> ${but}` : undefined))
  return row?.grams ?? 0
}

/** Computed in integer hundredths, so that 0,1 + 0,2 is 0,3. */
const minus = (grams: number, taken: number) => (Math.round(grams * 100) - Math.round(taken * 100)) / 100

/** Throws when a corrected jar would hold less than was taken out of it, or be sealed after one of its entries. */
export async function demandConsistent(tx: Context, jar: Jar, { net_g, sealed_on }: Filled) {
  const taken = await takenFrom(tx, jar.id)
  if (minus(net_g, taken) < 0)
    throw invalidField(
      'net_g',
      `Já saíram ${formatTyped(taken, 'g')} deste pote. O peso que entrou não pode ser menor.`,
    )
  const [first] = await tx.db
    .select({ at: min(jar_entries.happened_at) })
    .from(jar_entries)
    .where(alive(jar.id))
  if (first?.at && sealed_on > dayKey(first.at))
    throw invalidField(
      'sealed_on',
      `A primeira anotação é de ${formatNumericDay(first.at)}. Escolha esse dia ou um anterior.`,
    )
}

type EntryValues = { humidity?: number; temperature?: number; grams?: number; note: string }

/** Required and forbidden values of each kind of entry. */
export function demandEntryValues(kind: JarEntryKind, { humidity, temperature, grams, note }: EntryValues) {
  const reads = kind === 'abertura' || kind === 'medicao'
  if (!reads && (humidity !== undefined || temperature !== undefined))
    throw invalidField(
      humidity === undefined ? 'temperature' : 'humidity',
      'Para anotar isto, escolha abertura ou medição.',
    )
  if (kind !== 'retirada' && grams !== undefined) throw invalidField('grams', 'Para anotar gramas, escolha retirada.')
  if (kind === 'medicao' && humidity === undefined && temperature === undefined)
    throw invalidField('humidity', 'Escreva a umidade ou a temperatura.')
  if (kind === 'retirada' && grams === undefined) throw invalidField('grams', 'Escreva quantos gramas saíram.')
  if (kind === 'nota' && !note) throw invalidField('note', 'Escreva o texto da nota.')
}

/** Throws for an entry before the jar was sealed. */
export function demandAfterSealing({ sealed_on }: Jar, at: Date) {
  if (dayKey(at) < sealed_on)
    throw invalidField(
      'happened_at',
      `O pote foi fechado em ${formatNumericDay(sealed_on)}. Escolha esse dia ou um depois.`,
    )
}

/** Throws when more is taken out than is left, with the jar locked. */
export async function demandLeft(tx: Context, jar: Jar, grams: number | undefined, but?: number) {
  if (grams === undefined) return
  const left = minus(jar.net_g, await takenFrom(tx, jar.id, but))
  if (minus(left, grams) < 0)
    throw invalidField('grams', left > 0 ? `Restam ${formatTyped(left, 'g')} neste pote.` : 'Este pote está vazio.')
}
