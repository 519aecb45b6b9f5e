import { and, count, desc, eq, isNull, sql } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { type Page, toPage, windowOf } from '#shared/pagination.ts'
import type { JarEntry, JarEntryDetail, JarEntryFilter } from './jar-entries.schemas.ts'
import { visibleTo } from './jars.policy.ts'
import { alive, leftIn, showJar } from './jars.queries.ts'
import { type JarEntryRow, jar_entries, jars } from './jars.table.ts'

const notFound = () => new AppError('not_found', 'Não encontramos essa anotação.')

/** Entries of a jar, newest first. */
export async function listJarEntries(ctx: Context, { id_or_slug, ...params }: JarEntryFilter): Promise<Page<JarEntry>> {
  const { id } = await showJar(ctx, id_or_slug)
  const { limit, offset } = windowOf(params)
  const [rows, totals] = await Promise.all([
    ctx.db
      .select(columns)
      .from(jar_entries)
      .where(alive(id))
      .orderBy(desc(jar_entries.happened_at), desc(jar_entries.id))
      .limit(limit)
      .offset(offset),
    ctx.db.select({ total: count() }).from(jar_entries).where(alive(id)),
  ])
  return toPage(rows, totals[0]?.total ?? 0, params)
}

export async function showJarEntry(ctx: Context, id: number): Promise<JarEntryDetail> {
  const [row] = await ctx.db
    .select({
      ...columns,
      jar: { id: jars.id, slug: jars.slug, number: jars.number, name: jars.name },
      left_g: leftIn,
    })
    .from(jar_entries)
    .innerJoin(jars, eq(jars.id, jar_entries.jar_id))
    .where(and(eq(jar_entries.id, id), isNull(jar_entries.deleted_at), visibleTo(ctx.viewer)))
  if (!row) throw notFound()
  return row
}

/** The jar id of an entry. */
export async function jarOfEntry(ctx: Context, id: number): Promise<number> {
  return (await showJarEntry(ctx, id)).jar.id
}

/** The entry as of now, after its jar was locked. */
export async function lockedEntry({ db }: Context, id: number): Promise<JarEntryRow> {
  const [entry] = await db
    .select()
    .from(jar_entries)
    .where(and(eq(jar_entries.id, id), isNull(jar_entries.deleted_at)))
    .for('update')
  if (!entry) throw notFound()
  return entry
}

const columns = {
  id: jar_entries.id,
  kind: jar_entries.kind,
  happened_at: jar_entries.happened_at,
  humidity: sql<number | null>`${jar_entries.humidity}::float8`,
  temperature: sql<number | null>`${jar_entries.temperature}::float8`,
  grams: sql<number | null>`${jar_entries.grams}::float8`,
  note: jar_entries.note,
}
