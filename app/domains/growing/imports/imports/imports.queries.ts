import { and, asc, count, desc, eq, ne, sql } from 'drizzle-orm'
import { z } from 'zod'
import { activityOf } from '#domains/garden/journal/activities/activity.kinds.ts'
import { activity_types } from '#domains/garden/journal/activities/activity-types.table.ts'
import type { MeasuresInput } from '#domains/garden/journal/activities/measures.schemas.ts'
import { measureWords } from '#domains/garden/journal/measures/measure.words.ts'
import type { TypedMeasures } from '#domains/garden/journal/measures/typed-measures.model.ts'
import { type Context, signedIn } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { toPage, windowOf } from '#shared/pagination.ts'
import type { ImportCard, ImportDetail, ImportRef, ImportRows } from './imports.schemas.ts'
import { type Import, import_rows, import_things, imports } from './imports.table.ts'

/** An import is its person's alone; staff see none. `lock` until commit, for who writes. */
export async function findImport(ctx: Context, { uuid }: ImportRef, lock = false): Promise<Import> {
  const mine = and(eq(imports.uuid, uuid), eq(imports.created_by, signedIn(ctx).id))
  const query = ctx.db.select().from(imports).where(mine)
  const [found] = z.uuid().safeParse(uuid).success ? await (lock ? query.for('update') : query) : []
  if (!found) throw new AppError('not_found', 'Não encontramos essa importação.')
  return found
}

const cardOf = ({ uuid, state, format, file_name, rows, created_at, finished_at, undone_at }: Import): ImportCard => ({
  ...{ uuid, state, format, file_name, rows, created_at, finished_at, undone_at },
})

export async function listImports(ctx: Context) {
  const rows = await ctx.db
    .select()
    .from(imports)
    .where(eq(imports.created_by, signedIn(ctx).id))
    .orderBy(desc(imports.id))
    .limit(100)
  return { data: rows.map(cardOf) }
}

export async function showImport(ctx: Context, ref: ImportRef): Promise<ImportDetail> {
  const found = await findImport(ctx, ref)
  const ofImport = eq(import_rows.import_id, found.id)
  const things = eq(import_things.import_id, found.id)
  const [sample, states, kept, undone] = await Promise.all([
    ctx.db
      .select({ number: import_rows.number, cells: import_rows.cells })
      .from(import_rows)
      .where(ofImport)
      .orderBy(asc(import_rows.number))
      .limit(3),
    ctx.db
      .select({ state: import_rows.state, count: count() })
      .from(import_rows)
      .where(ofImport)
      .groupBy(import_rows.state),
    ctx.db
      .select({ says: import_things.kept, count: count() })
      .from(import_things)
      .where(and(things, ne(import_things.kept, '')))
      .groupBy(import_things.kept)
      .orderBy(import_things.kept),
    ctx.db.$count(import_things, and(things, import_things.undone)),
  ])
  return {
    ...cardOf(found),
    ...{ header: found.header, mapping: found.mapping, photos: found.photos.length, sample, kept, undone },
    counts: found.state === 'colunas' ? {} : Object.fromEntries(states.map(({ state, count }) => [state, count])),
    new_plants: Object.values(found.new_plants).map(({ name, started_on, phase_told }) => ({
      ...{ name, started_on },
      asks_phase: !phase_told,
    })),
  }
}

export async function listImportRows(ctx: Context, { state, ...input }: ImportRows) {
  const found = await findImport(ctx, input)
  const { limit, offset } = windowOf(input, 50)
  const where = and(eq(import_rows.import_id, found.id), state && eq(import_rows.state, state))
  const [rows, total, own] = await Promise.all([
    ctx.db.select().from(import_rows).where(where).orderBy(asc(import_rows.number)).limit(limit).offset(offset),
    ctx.db.$count(import_rows, where),
    ctx.db
      .select({ id: activity_types.id, name: activity_types.name })
      .from(activity_types)
      .where(eq(activity_types.created_by, signedIn(ctx).id)),
  ])
  const names = new Map(own.map(({ id, name }) => [id, name]))
  const data = rows.map(({ cells, acts, plant, ...row }) => ({
    ...{ number: row.number, state: row.state, outcome: row.outcome, says: row.says, at: row.at },
    plant: plant && (found.new_plants[plant]?.name ?? plant),
    acts: acts.map(({ kind, activity_type_id, measures }) =>
      [
        activityOf(kind)?.label ?? names.get(activity_type_id ?? 0) ?? 'Atividade',
        measureWords(told(measures)).join(', '),
      ]
        .filter(Boolean)
        .join(': '),
    ),
    text: cells.filter(Boolean).join(' · ').slice(0, 160),
  }))
  return toPage(data, total, input, 50)
}

const told = (measures: MeasuresInput) =>
  Object.fromEntries(Object.entries(measures).filter(([, one]) => one?.value !== undefined)) as TypedMeasures

/** Of these contents, those that an import of the same person brought already and that are still there. */
export async function knownPrints(ctx: Context, import_id: number, prints: string[]): Promise<Set<string>> {
  if (!prints.length) return new Set()
  const { rows } = await ctx.db.execute<{ fingerprint: string }>(sql`
    select distinct r.fingerprint from import_rows r join imports i on i.id = r.import_id
    where r.fingerprint = any(${sql.param(prints)}::text[]) and r.state = 'feita' and r.import_id <> ${import_id}
      and i.created_by = ${signedIn(ctx).id}
      and exists (select from import_things t left join updates u on u.id = t.update_id
        left join plants p on p.id = coalesce(t.plant_id, u.plant_id)
        where t.import_id = r.import_id and t.number = r.number and not t.undone
          and u.deleted_at is null and p.deleted_at is null)`)
  return new Set(rows.map(({ fingerprint }) => fingerprint))
}
