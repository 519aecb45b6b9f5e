import { and, asc, count, desc, eq, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import { plants } from '#domains/garden/garden/plants/plants.table.ts'
import { spaces } from '#domains/garden/garden/spaces/spaces.table.ts'
import type { Context } from '#platform/context.ts'
import { contains } from '#platform/database/contains.ts'
import { sorted } from '#platform/database/sorted.ts'
import { byIdOrSlug } from '#platform/owned/owned.ts'
import { toPage, windowOf } from '#shared/pagination.ts'
import { ownedJars } from './jars.owned.ts'
import { visibleTo } from './jars.policy.ts'
import type { JarCard, JarDetail, JarFilter, JarList, JarReading } from './jars.schemas.ts'
import { jar_entries, jars } from './jars.table.ts'

const MOST_READINGS = 200

/** Content left: net weight minus all taken out, to hundredths of a gram. */
export const leftIn = sql<number>`(jars.net_g - coalesce((select sum(e.grams) from jar_entries e
  where e.jar_id = jars.id and e.deleted_at is null), 0))::float8`

/** Two queries: a page of cards; the total count and content. */
export async function listJars(ctx: Context, filter: JarFilter): Promise<JarList> {
  const { limit, offset } = windowOf(filter)
  const where = and(visibleTo(ctx.viewer), ...narrowed(filter))
  const [rows, totals] = await Promise.all([
    selectCards(ctx)
      .where(where)
      .orderBy(...sorted(filter, sortable, jars.number))
      .limit(limit)
      .offset(offset),
    ctx.db
      .select({ total: count(), left_g: sql<number>`coalesce(sum(${leftIn}::numeric), 0)::float8` })
      .from(jars)
      .leftJoin(plants, plantOfIt)
      .where(where),
  ])
  return { ...toPage(rows.map(toCard), totals[0]?.total ?? 0, filter), left_g: totals[0]?.left_g ?? 0 }
}

/** A jar with its latest humidity readings, oldest first. */
export async function showJar(ctx: Context, id_or_slug: string): Promise<JarDetail> {
  const [row] = await selectCards(ctx).where(and(byIdOrSlug(jars, id_or_slug), visibleTo(ctx.viewer)))
  if (!row) throw ownedJars.notFound()
  const [readings, last_kind] = await Promise.all([readingsOf(ctx, row.id), lastKindOf(ctx, row.id)])
  return { ...toCard(row), readings, last_kind }
}

/** Cards of the viewer's jars that match, by number. */
export async function cardsOf(ctx: Context, where: SQL | undefined): Promise<JarCard[]> {
  const rows = await selectCards(ctx)
    .where(and(where, visibleTo(ctx.viewer)))
    .orderBy(asc(jars.number))
  return rows.map(toCard)
}

export const alive = (jar_id: number) => and(eq(jar_entries.jar_id, jar_id), isNull(jar_entries.deleted_at))

async function readingsOf({ db }: Context, jar_id: number): Promise<JarReading[]> {
  const rows = await db
    .select({ id: jar_entries.id, at: jar_entries.happened_at, humidity: sql<number>`${jar_entries.humidity}::float8` })
    .from(jar_entries)
    .where(and(alive(jar_id), isNotNull(jar_entries.humidity)))
    .orderBy(desc(jar_entries.happened_at), desc(jar_entries.id))
    .limit(MOST_READINGS)
  return rows.reverse()
}

async function lastKindOf({ db }: Context, jar_id: number) {
  const [row] = await db
    .select({ kind: jar_entries.kind })
    .from(jar_entries)
    .where(alive(jar_id))
    .orderBy(desc(jar_entries.happened_at), desc(jar_entries.id))
    .limit(1)
  return row?.kind ?? null
}

const plantOfIt = and(eq(plants.id, jars.plant_id), isNull(plants.deleted_at))
const spaceOfIt = and(eq(spaces.id, jars.space_id), isNull(spaces.deleted_at))

/** Search matches the jar's name and its plant's; digits match the jar's number. */
function narrowed({ plant_id, space_id, archived, search }: JarFilter) {
  return [
    plant_id ? eq(jars.plant_id, plant_id) : undefined,
    space_id ? eq(jars.space_id, space_id) : undefined,
    archived ? isNotNull(jars.archived_at) : isNull(jars.archived_at),
    search
      ? or(
          contains(jars.name, search),
          contains(plants.search_text, search),
          /^\d{1,9}$/.test(search) ? eq(jars.number, Number(search)) : undefined,
        )
      : undefined,
  ]
}

const sortable = { number: jars.number, sealed_on: jars.sealed_on, left_g: leftIn }

const newest = (column: SQL, where: SQL) =>
  sql`(select ${column} from jar_entries e where e.jar_id = jars.id and e.deleted_at is null and ${where}
    order by e.happened_at desc, e.id desc limit 1)`
const measured = sql`e.humidity is not null`

const selectCards = ({ db }: Context) =>
  db
    .select({
      id: jars.id,
      slug: jars.slug,
      number: jars.number,
      name: jars.name,
      plant: { id: plants.id, slug: plants.slug, name: plants.name },
      space: { id: spaces.id, slug: spaces.slug, name: spaces.name },
      sealed_on: jars.sealed_on,
      net_g: sql<number>`${jars.net_g}::float8`,
      left_g: leftIn,
      archived: sql<boolean>`${jars.archived_at} is not null`,
      created_by: jars.created_by,
      humidity: sql<number | null>`${newest(sql`e.humidity::float8`, measured)}`,
      humidity_at: sql<string | null>`${newest(sql`e.happened_at`, measured)}`,
      opened_at: sql<string | null>`${newest(sql`e.happened_at`, sql`e.kind = 'abertura'`)}`,
    })
    .from(jars)
    .leftJoin(plants, plantOfIt)
    .leftJoin(spaces, spaceOfIt)

type Row = Awaited<ReturnType<ReturnType<typeof selectCards>['execute']>>[number]

const moment = (text: string | null) => (text === null ? null : new Date(text))
const toCard = ({ humidity_at, opened_at, ...row }: Row): JarCard => ({
  ...row,
  humidity_at: moment(humidity_at),
  opened_at: moment(opened_at),
})
