import { and, count, eq, isNull } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { users } from '#domains/people/accounts/users/users.table.ts'
import type { Context } from '#platform/context.ts'
import { contains } from '#platform/database/contains.ts'
import { sorted } from '#platform/database/sorted.ts'
import { files } from '#platform/files/files.table.ts'
import { toPage, windowOf } from '#shared/pagination.ts'
import { showTeam } from '../members/members.queries.ts'
import { personColumns } from '../members/people.queries.ts'
import { store_members } from '../members/store-members.table.ts'
import { storeStates } from '../stores/store.kinds.ts'
import { mayMove } from '../stores/store-states.model.ts'
import { cardOf, showDesk } from '../stores/stores.queries.ts'
import { stores } from '../stores/stores.table.ts'
import type { StaffStore, StaffStoreFilter, StaffStorePage } from './staff-stores.schemas.ts'

const logos = alias(files, 'logos')

/** All stores, for the team, with how many there are in each state. */
export async function listStaffStores(ctx: Context, filter: StaffStoreFilter): Promise<StaffStorePage> {
  const there = isNull(stores.deleted_at)
  const where = and(
    there,
    filter.state ? eq(stores.state, filter.state) : undefined,
    filter.search ? contains(stores.search_text, filter.search) : undefined,
  )
  const by = { name: stores.name, created_at: stores.created_at, submitted_at: stores.submitted_at }
  const { limit, offset } = windowOf(filter)
  const [rows, [total], inStates] = await Promise.all([
    ctx.db
      .select({ store: stores, logo: logos, owner: personColumns })
      .from(stores)
      .leftJoin(logos, eq(logos.id, stores.logo_id))
      .leftJoin(store_members, and(eq(store_members.store_id, stores.id), eq(store_members.role, 'owner')))
      .leftJoin(users, eq(users.id, store_members.user_id))
      .where(where)
      .orderBy(...sorted(filter, by, stores.id))
      .limit(limit)
      .offset(offset),
    ctx.db.select({ n: count() }).from(stores).where(where),
    ctx.db.select({ state: stores.state, n: count() }).from(stores).where(there).groupBy(stores.state),
  ])
  const data = rows.map(({ store, logo, owner }) => ({
    ...cardOf(ctx, { store, logo, cover: null }),
    state: store.state,
    owner: owner?.id ? owner : null,
    submitted_at: store.submitted_at,
    created_at: store.created_at,
  }))
  const numbers = new Map(inStates.map(({ state, n }) => [state, n]))
  const counts = Object.fromEntries(storeStates.map((state) => [state, numbers.get(state) ?? 0]))
  return { ...toPage(data, total?.n ?? 0, filter), counts: counts as StaffStorePage['counts'] }
}

export async function showStaffStore(ctx: Context, id_or_slug: string | number): Promise<StaffStore> {
  const store = await showDesk(ctx, id_or_slug)
  const { data: team } = await showTeam(ctx, store.id)
  const { state } = store
  // Nobody decides about the store in which they work.
  const decides = store.staff
  return {
    store,
    team,
    can: {
      approve: decides && mayMove(state, 'approve'),
      refuse: decides && mayMove(state, 'refuse'),
      suspend: decides && mayMove(state, 'suspend'),
      reopen: decides && mayMove(state, 'reopen'),
      bring_back: decides && mayMove(state, store.approved_at ? 'bring_back' : 'bring_back_draft'),
    },
  }
}
