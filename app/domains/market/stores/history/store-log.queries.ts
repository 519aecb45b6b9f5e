import { count, desc, eq } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { users } from '#domains/people/accounts/users/users.table.ts'
import { can } from '#platform/access/viewer.ts'
import type { Context } from '#platform/context.ts'
import { type Page, toPage, windowOf } from '#shared/pagination.ts'
import { inStore } from '../members/in-store.queries.ts'
import type { StoreLogEntry, StoreLogFilter } from './store-log.schemas.ts'
import { store_log } from './store-log.table.ts'

const actors = alias(users, 'actors')
const subjects = alias(users, 'subjects')

/** What happened to a store, newest first. Who of our team did something is our affair. */
export async function listStoreLog(ctx: Context, filter: StoreLogFilter): Promise<Page<StoreLogEntry>> {
  const { store } = await inStore(ctx, filter.id_or_slug, 'store.read')
  const team = can(ctx.viewer, 'marketplace.manage')
  const where = eq(store_log.store_id, store.id)
  const page = { ...filter, search: undefined, order_by: undefined, order_type: undefined }
  const { limit, offset } = windowOf(page, 20)
  const [rows, [total]] = await Promise.all([
    ctx.db
      .select({ entry: store_log, by: actors.nickname, about: subjects.nickname })
      .from(store_log)
      .leftJoin(actors, eq(actors.id, store_log.user_id))
      .leftJoin(subjects, eq(subjects.id, store_log.about_user_id))
      .where(where)
      .orderBy(desc(store_log.id))
      .limit(limit)
      .offset(offset),
    ctx.db.select({ n: count() }).from(store_log).where(where),
  ])
  const data = rows.map(({ entry: { id, act, detail, by_staff, created_at }, by, about }) => ({
    ...{ id, act, detail, by_staff, created_at, about },
    by: by_staff && !team ? null : by,
  }))
  return toPage(data, total?.n ?? 0, page, 20)
}
