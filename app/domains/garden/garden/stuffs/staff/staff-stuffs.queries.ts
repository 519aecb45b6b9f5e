import { and, count, eq, isNull, sql } from 'drizzle-orm'
import { users } from '#domains/people/accounts/users/users.table.ts'
import type { Context } from '#platform/context.ts'
import { contains } from '#platform/database/contains.ts'
import { sorted } from '#platform/database/sorted.ts'
import { type Page, toPage, windowOf } from '#shared/pagination.ts'
import { stuffTypes } from '../stuff.kinds.ts'
import { closed_stuff_types } from '../stuff-types.table.ts'
import { stuffs } from '../stuffs.table.ts'
import type { StaffStuff, StaffStuffFilter } from './staff-stuffs.schemas.ts'

/** Two queries: a page of all users' items, and the total. */
export async function listStaffStuffs({ db }: Context, filter: StaffStuffFilter): Promise<Page<StaffStuff>> {
  const { limit, offset } = windowOf(filter)
  const where = and(
    isNull(stuffs.deleted_at),
    filter.stuff_type_id ? eq(stuffs.stuff_type_id, filter.stuff_type_id) : undefined,
    filter.private ? eq(stuffs.private, filter.private === 'true') : undefined,
    filter.search ? contains(stuffs.search_text, filter.search) : undefined,
  )
  const [data, totals] = await Promise.all([
    db
      .select(columns)
      .from(stuffs)
      .innerJoin(users, eq(users.id, stuffs.created_by))
      .where(where)
      .orderBy(...sorted(filter, sortable, stuffs.id))
      .limit(limit)
      .offset(offset),
    db.select({ total: count() }).from(stuffs).where(where),
  ])
  return toPage(data, totals[0]?.total ?? 0, filter)
}

const columns = {
  id: stuffs.id,
  slug: stuffs.slug,
  name: stuffs.name,
  brand: stuffs.brand,
  model: stuffs.model,
  stuff_type_id: stuffs.stuff_type_id,
  quantity: stuffs.quantity,
  private: stuffs.private,
  nickname: users.nickname,
  created_at: stuffs.created_at,
}

const sortable = { created_at: stuffs.id, name: stuffs.search_text, nickname: users.nickname }

/** The nine types in order: whether they accept new items, and their usages. */
export async function listTypeStates({ db }: Context) {
  const [counts, closed] = await Promise.all([
    db
      .select({
        stuff_type_id: stuffs.stuff_type_id,
        items: count(),
        growers: sql<number>`count(distinct ${stuffs.created_by})::int`,
      })
      .from(stuffs)
      .where(isNull(stuffs.deleted_at))
      .groupBy(stuffs.stuff_type_id),
    db.select().from(closed_stuff_types),
  ])
  return {
    data: stuffTypes.map(({ id, name }) => {
      const { items = 0, growers = 0 } = counts.find(({ stuff_type_id }) => stuff_type_id === id) ?? {}
      return {
        stuff_type_id: id,
        name,
        items,
        growers,
        open: !closed.some(({ stuff_type_id }) => stuff_type_id === id),
      }
    }),
  }
}

/** Ids of the types that accept new items. */
export async function listOpenTypes(ctx: Context) {
  const { data } = await listTypeStates(ctx)
  return { data: data.filter(({ open }) => open).map(({ stuff_type_id }) => stuff_type_id) }
}
