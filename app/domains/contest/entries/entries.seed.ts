import { createHash } from 'node:crypto'
import { asc, eq, sql } from 'drizzle-orm'
import type { CupEdition } from '#domains/contest/editions/editions/cup-editions.table.ts'
import { cup_modalities } from '#domains/contest/editions/modalities/cup-modalities.table.ts'
import type { Context } from '#platform/context.ts'
import { holdPhotos } from '#platform/files/attach-photos.ts'
import { DAY, HOUR } from '#shared/durations.ts'
import { hashOf } from './entries/cup-entries.actions.ts'
import { type CupEntry, cup_entries, cup_entry_photos } from './entries/cup-entries.table.ts'
import { photosOf, proofOf } from './entries/proof.queries.ts'

type Plant = { id: number; created_by: number; name: string; photographed: string }

const reports = [
  'Começou num copo, terminou ocupando meia tenda. Rego no dedo e anoto tudo: o segredo foi não mexer.',
  'Segunda vez com esta genética. Desta vez segurei a umidade na floração e a cura foi mais longa.',
  'Varanda, sol da manhã e paciência. Quase perdi para o vento na quinta semana.',
  '',
]

/** One redondo a grower and modality, of public plants that had photos by then; the named people first. */
export async function seedDemoEntries(
  tx: Context,
  edition: CupEdition,
  { each, named }: { each: number; named: number[] },
) {
  const modalities = await tx.db
    .select()
    .from(cup_modalities)
    .where(eq(cup_modalities.edition_id, edition.id))
    .orderBy(asc(cup_modalities.order))
  const { rows: plants } = await tx.db.execute<Plant>(sql`
    select p.id, p.created_by, p.name, second.happened_at as photographed from plants p
    join lateral (select u.happened_at from updates u join update_photos f on f.update_id = u.id
      where u.plant_id = p.id and u.deleted_at is null order by u.happened_at offset 1 limit 1) second on true
    where not p.private and p.deleted_at is null and p.hidden_at is null
      and second.happened_at < ${edition.popular_at.toISOString()}::timestamptz - interval '1 day'
    order by (p.created_by = any(${sql.param(named)}::int[])) desc, md5(p.id::text || ${edition.slug}), p.id limit 200`)
  const made: CupEntry[] = []
  const taken = new Set<string>()
  for (const [at, modality] of modalities.entries()) {
    let count = 0
    for (const plant of plants.slice(at).concat(plants.slice(0, at))) {
      if (count >= each) break
      const place = `${modality.id}:${plant.created_by}`
      if (taken.has(place) || taken.has(`plant:${plant.id}`)) continue
      taken.add(place).add(`plant:${plant.id}`)
      made.push(await entryOf(tx, edition, { modality_id: modality.id, plant, number: made.length }))
      count++
    }
  }
  return made
}

type About = { modality_id: number; plant: Plant; number: number }

async function entryOf(tx: Context, edition: CupEdition, { modality_id, plant, number }: About) {
  // Entered when there was something to show: the proof knows no later day.
  const frozen = new Date(
    Math.max(edition.entries_at.getTime() + (1 + (number % 25)) * DAY, Date.parse(plant.photographed) + 6 * HOUR),
  )
  const photos = (await photosOf(tx, plant.id)).filter(({ taken_at }) => taken_at <= frozen).slice(-4)
  const proof = await proofOf(
    { ...tx, now: () => frozen },
    plant.id,
    photos.map(({ id }) => id),
  )
  const [entry] = await tx.db
    .insert(cup_entries)
    .values({
      ...{ edition_id: edition.id, modality_id, user_id: plant.created_by, plant_id: plant.id, proof },
      ...{ proof_hash: hashOf(proof), title: plant.name, report: reports[number % reports.length] ?? '' },
      shown: {
        diary: true,
        lineage: true,
        phases: number % 3 !== 0,
        climate: number % 2 === 0,
        measures: true,
        waterings: true,
      },
      // No two the same, and not to be told from the order of the entries.
      blind_number:
        1000 + (createHash('sha256').update(`${edition.slug}:${number}`).digest().readUInt32BE() % 90) * 100 + number,
      ...{ created_at: frozen, changed_at: frozen },
    })
    .returning()
  const { id: entry_id } = entry as CupEntry
  await tx.db
    .insert(cup_entry_photos)
    .values(photos.map(({ id, taken_at }, position) => ({ entry_id, file_id: id, taken_at, position })))
  await holdPhotos(
    tx,
    photos.map(({ id }) => id),
    true,
  )
  return entry as CupEntry
}
