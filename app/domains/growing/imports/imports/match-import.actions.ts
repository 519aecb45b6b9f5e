import { createHash } from 'node:crypto'
import { and, asc, between, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import { demandSpace, holdsOf } from '#domains/garden/garden/index.ts'
import { plant_cycle_changes, plants } from '#domains/garden/garden/plants/plants.table.ts'
import { activity_types } from '#domains/garden/journal/activities/activity-types.table.ts'
import { updates } from '#domains/garden/journal/updates/updates.table.ts'
import { type Context, signedIn } from '#platform/context.ts'
import { AppError, invalidField } from '#platform/errors.ts'
import { MINUTE } from '#shared/durations.ts'
import { searchable } from '#shared/text.ts'
import { doubtRepeated, type Written } from '../planning/doubts.model.ts'
import type { Known, Mapping, PlannedRow } from '../planning/plan.kinds.ts'
import { missingColumns, planImport } from '../planning/plan-import.model.ts'
import { findImport, knownPrints, showImport } from './imports.queries.ts'
import type { ImportDetail, ImportMatch } from './imports.schemas.ts'
import { type Import, import_matchings, import_rows, imports } from './imports.table.ts'

/** Matches the columns, remembers it for files of that head, and reckons what would become of every row. */
export const matchImport = (ctx: Context, { uuid, ...mapping }: ImportMatch): Promise<ImportDetail> =>
  ctx.transaction(async (tx) => {
    const found = await findDraft(tx, uuid)
    if (mapping.columns.length !== found.header.length) throw invalidField('columns', 'Diga o que é cada coluna.')
    const missing = missingColumns(mapping)
    if (missing) throw invalidField('columns', missing)
    await demandSpace(tx, mapping.space_id ?? undefined, signedIn(tx).id)
    await remember(tx, found, mapping)
    await planRows(tx, { ...found, mapping })
    return showImport(tx, { uuid })
  })

export async function findDraft(tx: Context, uuid: string): Promise<Import> {
  const found = await findImport(tx, { uuid }, true)
  if (found.state !== 'colunas' && found.state !== 'conferir')
    throw new AppError('conflict', 'Esta importação já começou, e as colunas não mudam mais.')
  return found
}

/** Without the plant of this one file: the next one is of another. */
function remember(tx: Context, { signature, created_by }: Import, matched: Mapping) {
  const kept = { mapping: { ...matched, plant_name: '' }, updated_at: tx.now() }
  return tx.db
    .insert(import_matchings)
    .values({ created_by, signature, ...kept })
    .onConflictDoUpdate({ target: [import_matchings.created_by, import_matchings.signature], set: kept })
}

/** The dry run: written into the rows of the import alone. */
export async function planRows(tx: Context, found: Import): Promise<void> {
  const ofImport = eq(import_rows.import_id, found.id)
  const sheet = await tx.db
    .select({ number: import_rows.number, cells: import_rows.cells })
    .from(import_rows)
    .where(ofImport)
    .orderBy(asc(import_rows.number))
    .limit(found.rows)
  const plan = planImport(sheet, found.mapping, await knownOf(tx, found))
  const rows = doubtRepeated(plan.rows, await journalOf(tx, found.mapping, plan.rows))
  const prints = printsOf(rows)
  const there = await knownPrints(tx, found.id, [...prints.values()])
  const judged = rows.map((row) => {
    const fingerprint = prints.get(row.number) ?? ''
    const known = fingerprint && there.has(fingerprint)
    const said = known ? { state: 'ja-estava', says: 'Entrou com outra importação.' } : row
    return { ...row, state: said.state, says: said.says, fingerprint }
  })
  await tx.db.delete(import_rows).where(and(ofImport, sql`${import_rows.number} > ${sheet.at(-1)?.number ?? 0}`))
  for (let at = 0; at < judged.length; at += 2000)
    await tx.db.execute(sql`
      insert into import_rows (import_id, number, cells, state, outcome, says, plant, "at", acts, fingerprint)
      select ${found.id}, r.number, array[]::text[], r.state, r.outcome, r.says, r.plant, r."at", r.acts, r.fingerprint
      from jsonb_to_recordset(${JSON.stringify(judged.slice(at, at + 2000))}::jsonb)
        as r(number int, state text, outcome text, says text, plant text, "at" timestamptz, acts jsonb, fingerprint text)
      on conflict (import_id, number) do update set state = excluded.state, outcome = excluded.outcome,
        says = excluded.says, plant = excluded.plant, "at" = excluded."at", acts = excluded.acts,
        fingerprint = excluded.fingerprint`)
  await tx.db
    .update(imports)
    .set({ mapping: found.mapping, new_plants: plan.plants, state: 'conferir' })
    .where(eq(imports.id, found.id))
}

async function knownOf(tx: Context, { photos }: Import): Promise<Known> {
  const { id } = signedIn(tx)
  const own = await tx.db
    .select({
      id: plants.id,
      name: plants.name,
      hidden: plants.private,
      started_on: plants.started_on,
      cycles: sql<string[]>`array(select c.slug from ${plant_cycle_changes} h
        join catalogue_items c on c.id = h.plant_cycle_id where h.plant_id = plants.id)`,
    })
    .from(plants)
    .where(and(eq(plants.created_by, id), isNull(plants.deleted_at)))
  const holds = (await holdsOf(tx, { created_by: id })).filter(({ growing }) => growing)
  const activities = await tx.db
    .select()
    .from(activity_types)
    .where(and(eq(activity_types.created_by, id), isNull(activity_types.archived_at)))
  return {
    now: tx.now(),
    plants: own.map(({ id, hidden, ...plant }) => ({
      ...{ ...plant, open: !hidden },
      holds: holds.filter((hold) => hold.plant.id === id),
    })),
    photos: new Set(photos),
    activities: activities.map(({ id, name, metrics }) => ({
      ...{ id, name },
      required: metrics.flatMap(({ metric, required }) => (required ? [metric] : [])),
      optional: metrics.flatMap(({ metric, required }) => (required ? [] : [metric])),
    })),
  }
}

/** What stands in the journals of one's own plants, and of the space that is meant, in the time that the rows tell of. */
async function journalOf(tx: Context, { space_id }: Mapping, rows: PlannedRow[]): Promise<Written[]> {
  const times = rows.flatMap(({ state, at }) => (state === 'pronta' && at ? at.getTime() : [])).sort((a, b) => a - b)
  const [first, last] = [times[0], times.at(-1)]
  if (first === undefined || last === undefined) return []
  const { plant_id, happened_at: at, kind, activity_type_id, text, measures, deleted_at } = updates
  const own = tx.db
    .select({ id: plants.id })
    .from(plants)
    .where(and(eq(plants.created_by, signedIn(tx).id), isNull(plants.deleted_at)))
  const ofSpace = space_id ? and(isNull(plant_id), eq(updates.space_id, space_id)) : undefined
  const written = await tx.db
    .select({ plant: plants.name, at, kind, activity_type_id, text, measures })
    .from(updates)
    .leftJoin(plants, eq(plants.id, plant_id))
    .where(
      and(
        ...[or(inArray(plant_id, own), ofSpace), isNull(deleted_at)],
        between(at, new Date(first - MINUTE), new Date(last + MINUTE)),
      ),
    )
  return written.map((one) => ({ ...one, plant: one.plant && searchable(one.plant) }))
}

/** Of each row what it says of which plant and when; the second of two that say the same has another. */
function printsOf(rows: PlannedRow[]): Map<number, string> {
  const seen = new Map<string, number>()
  return new Map(
    rows.flatMap(({ number, state, plant, at, said }) => {
      if ((state !== 'pronta' && state !== 'duvida') || !said) return []
      const content = JSON.stringify([plant, at?.toISOString(), said])
      const times = (seen.get(content) ?? 0) + 1
      seen.set(content, times)
      return [[number, createHash('sha256').update(`${content}#${times}`).digest('base64url')] as const]
    }),
  )
}
