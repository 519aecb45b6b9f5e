import { and, asc, count, desc, eq, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import { can } from '#platform/access/viewer.ts'
import { type Context, inPlaceOf, signedIn } from '#platform/context.ts'
import { contains } from '#platform/database/contains.ts'
import { sinceDay } from '#platform/database/since-day.ts'
import { AppError } from '#platform/errors.ts'
import { type Page, toPage, windowOf } from '#shared/pagination.ts'
import { passkeys } from '../passkeys/passkeys.table.ts'
import { roles, user_roles } from '../roles/roles.table.ts'
import { isSecondFactorOn } from '../second-factor/second-factor.queries.ts'
import { listSessionsOf } from '../sessions/sessions.queries.ts'
import { sessions } from '../sessions/sessions.table.ts'
import { showUser } from '../users/users.queries.ts'
import type { UserProfile } from '../users/users.schemas.ts'
import { type User, users } from '../users/users.table.ts'
import { canManage } from './staff-users.policy.ts'
import type { AccountState, StaffUser, StaffUserCard, StaffUserFilter } from './staff-users.schemas.ts'

// Raw SQL: in a single-table select drizzle omits the table name, but the subquery has other tables with an `id`.
const rolesOf = sql<string[]>`array(select r.name from ${user_roles} ur join ${roles} r on r.id = ur.role_id
  where ur.user_id = users.id order by r.name)`
const lastSeen = sql<string | null>`(select max(s.last_seen_at) from ${sessions} s where s.user_id = users.id)`

/** Two queries: a page of accounts, and the total. */
export async function listStaffUsers(ctx: Context, filter: StaffUserFilter): Promise<Page<StaffUserCard>> {
  const { limit, offset } = windowOf(filter)
  const where = and(
    ...[matching(filter.search), withRole(filter.role), withType(filter.user_type), inState(filter.state)],
    sinceDay(users.created_at, filter.since),
  )
  const [rows, totals] = await Promise.all([
    selectAccounts(ctx)
      .where(where)
      .orderBy(...ordered(filter))
      .limit(limit)
      .offset(offset),
    ctx.db.select({ total: count() }).from(users).where(where),
  ])
  return toPage(
    rows.map(({ user, ...row }) => cardOf(user, row)),
    totals[0]?.total ?? 0,
    filter,
  )
}

const selectAccounts = ({ db }: Context) =>
  db.select({ user: users, roles: rolesOf, last_seen_at: lastSeen }).from(users).$dynamic()

const matching = (search: string | undefined) =>
  search ? or(contains(users.nickname, search), contains(users.email, search)) : undefined

const withRole = (name: string | undefined) =>
  name === undefined
    ? undefined
    : sql`exists (select from ${user_roles} ur join ${roles} r on r.id = ur.role_id
    where ur.user_id = users.id and r.name = ${name})`

const withType = (type: StaffUserFilter['user_type']) => type && eq(users.user_type, type)

const states: Record<AccountState, () => SQL | undefined> = {
  active: () => and(isNull(users.suspended_at), isNull(users.deleted_at), isNotNull(users.email_verified_at)),
  unverified: () => and(isNull(users.suspended_at), isNull(users.deleted_at), isNull(users.email_verified_at)),
  suspended: () => and(isNotNull(users.suspended_at), isNull(users.deleted_at)),
  deleted: () => isNotNull(users.deleted_at),
}
const inState = (state: AccountState | undefined) => state && states[state]()

function stateOf({ deleted_at, suspended_at, email_verified_at }: User): AccountState {
  if (deleted_at) return 'deleted'
  if (suspended_at) return 'suspended'
  return email_verified_at ? 'active' : 'unverified'
}

function ordered({ order_by, order_type }: StaffUserFilter): SQL[] {
  const columns = {
    created_at: users.created_at,
    nickname: users.nickname,
    email: users.email,
    last_seen_at: sql`coalesce(${lastSeen}, '-infinity')`,
  }
  const rising = order_type ? order_type === 'asc' : order_by === 'nickname' || order_by === 'email'
  const direction = rising ? asc : desc
  return [direction(columns[order_by]), direction(users.id)]
}

function cardOf(user: User, row: { roles: string[]; last_seen_at: string | null }): StaffUserCard {
  const { id, nickname, email, user_type, created_at } = user
  const last_seen_at = row.last_seen_at ? new Date(row.last_seen_at) : null
  return { id, nickname, email, user_type, roles: row.roles, state: stateOf(user), created_at, last_seen_at }
}

export async function showStaffUser(ctx: Context, id: number): Promise<StaffUser> {
  const viewer = signedIn(ctx)
  const [row] = await selectAccounts(ctx).where(eq(users.id, id))
  if (!row) throw noSuchAccount()
  const { user } = row
  const open = await listSessionsOf(ctx, id, viewer.session_id)
  const second_factor = await isSecondFactorOn(ctx, id)
  const keys = await ctx.db.select({ count: count() }).from(passkeys).where(eq(passkeys.user_id, id))
  const { email_verified_at, registration_confirmed_at, need_update_password, suspended_at, suspended_reason } = user
  return {
    ...cardOf(user, row),
    ...{ email_verified_at, registration_confirmed_at, need_update_password, suspended_at, suspended_reason },
    second_factor,
    passkeys_count: keys[0]?.count ?? 0,
    sessions: open,
    can: {
      manage: canManage(viewer, { ...user, roles: row.roles }),
      read_access_log: can(viewer, 'access.read'),
    },
  }
}

export const noSuchAccount = () => new AppError('not_found', 'Não encontramos esta conta.')

/** A user's profile with the owner's fields, for staff to edit. */
export const showProfileOf = (ctx: Context, id: number): Promise<UserProfile> =>
  showUser(inPlaceOf(ctx, id), String(id))
