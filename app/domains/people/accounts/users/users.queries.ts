import { and, asc, count, eq, inArray, isNull, sql } from 'drizzle-orm'
import { social_counters } from '#domains/base/social/counters/counters.table.ts'
import { countersOf, isMuted, isSaved, onlySaved, savedFirst, savesCount } from '#domains/base/social/index.ts'
import { refusal } from '#platform/access/rules.ts'
import type { Context } from '#platform/context.ts'
import { contains } from '#platform/database/contains.ts'
import { sorted } from '#platform/database/sorted.ts'
import { AppError } from '#platform/errors.ts'
import { files } from '#platform/files/files.table.ts'
import { type Addressable, photoDocument } from '#platform/files/photo-address.ts'
import { type Page, toPage, windowOf } from '#shared/pagination.ts'
import { linksOf } from './networks.model.ts'
import { isDiscoverable, isOpenTo, isSelf } from './users.policy.ts'
import type { UserCard, UserFilter, UserProfile } from './users.schemas.ts'
import { type User, users } from './users.table.ts'

/** A user's row in any state: for the user themselves. */
export async function findUser({ db }: Context, id: number): Promise<User> {
  const [user] = await db.select().from(users).where(eq(users.id, id))
  if (!user) throw notHere()
  return user
}

/** A user who may be sent mail: not deleted. */
export async function findAlive({ db }: Context, id: number): Promise<User | undefined> {
  const [user] = await db
    .select()
    .from(users)
    .where(and(eq(users.id, id), isNull(users.deleted_at)))
  return user
}

export async function demandAlive(ctx: Context, id: number): Promise<User> {
  const user = await findAlive(ctx, id)
  if (!user) throw notHere()
  return user
}

/** A user's profile, by id or nickname; private fields only for the owner. */
export async function showUser(ctx: Context, id_or_nickname: string): Promise<UserProfile> {
  const named = /^\d{1,9}$/.test(id_or_nickname)
    ? eq(users.id, Number(id_or_nickname))
    : eq(users.nickname, id_or_nickname)
  const [row] = await selectCards(ctx, { ...ownColumns, muted: isMuted(ctx.viewer, users.id) })
    .where(and(named, isOpenTo(ctx.viewer)))
    .limit(1)
  if (!row) throw notHere()
  const self = isSelf(ctx.viewer, row)
  const { email, email_verified_at, discoverable, photo_file_id, networks, following_count, muted, ...card } = row
  return {
    ...toCard(ctx, card),
    discoverable,
    following_count,
    muted,
    networks: linksOf(networks),
    can: { update: self, save: !self && !refusal('login', ctx.viewer) },
    own: self ? { email, email_verified_at, photo_file_id } : null,
  }
}

/** A search is counted up to here: as many can be paged through. */
const COUNTED = 1000

/** Two queries: a page of discoverable users, and the total; a third past the followed ones. */
export async function listUsers(ctx: Context, filter: UserFilter): Promise<Page<UserCard>> {
  const { limit, offset } = windowOf(filter)
  const where = and(isDiscoverable(ctx.viewer), filter.search ? contains(users.nickname, filter.search) : undefined)
  const all = ctx.db.select({ id: users.id }).from(users).where(where)
  const read = async (saved: boolean) =>
    selectCards(ctx)
      .where(and(where, saved ? onlySaved : undefined))
      .orderBy(...sorted(filter, saved ? mostSaved : sortable, users.id))
      .limit(limit)
      .offset(offset)
  const [rows, totals] = await Promise.all([
    savedFirst(filter, read),
    ctx.db.select({ total: count() }).from(filter.search ? all.limit(COUNTED).as('found') : all.as('found')),
  ])
  return toPage(
    rows.map((row) => toCard(ctx, row)),
    totals[0]?.total ?? 0,
    filter,
  )
}

/** Profile addresses of discoverable users for the sitemap, the same for every viewer. */
export async function listPeopleAddresses({ db }: Context, { page, per_file }: { page: number; per_file: number }) {
  const [data, totals] = await Promise.all([
    db
      .select({ nickname: users.nickname })
      .from(users)
      .where(isDiscoverable())
      .orderBy(asc(users.id))
      .limit(per_file)
      .offset((page - 1) * per_file),
    db.select({ total: count() }).from(users).where(isDiscoverable()),
  ])
  return { data, total: totals[0]?.total ?? 0 }
}

/** Cards of those of these people who chose to be found, in this order. One query. */
export async function showPeople(ctx: Context, ids: number[]): Promise<UserCard[]> {
  if (!ids.length) return []
  const rows = await selectCards(ctx).where(and(inArray(users.id, ids), isDiscoverable(ctx.viewer)))
  const cardOf = new Map(rows.map((row) => [row.id, toCard(ctx, row)]))
  return ids.flatMap((id) => cardOf.get(id) ?? [])
}

const notHere = () => new AppError('not_found', 'Não encontramos essa pessoa no nosso jardim.')

const sortable = { created_at: users.id, nickname: users.nickname, saves_count: savesCount }
const mostSaved = { ...sortable, saves_count: social_counters.saves_count }

const cardColumns = ({ viewer }: Context) => ({
  id: users.id,
  nickname: users.nickname,
  bio: users.bio,
  created_at: users.created_at,
  photo: files,
  saves_count: savesCount,
  is_save: isSaved('user', users.id, viewer),
})

const ownColumns = {
  email: users.email,
  email_verified_at: users.email_verified_at,
  discoverable: users.discoverable,
  photo_file_id: users.photo_file_id,
  networks: users.networks,
  // Users who are leaving are not counted as followed; their followers return with them.
  following_count: sql<number>`(select count(*)::int from saves s join users followed on followed.id = s.target_id
    where s.user_id = users.id and s.target = 'user' and followed.suspended_at is null and followed.deleted_at is null)`,
}

export const selectCards = <More extends object = object>(ctx: Context, more: More = {} as More) =>
  ctx.db
    .select({ ...cardColumns(ctx), ...more })
    .from(users)
    .leftJoin(files, eq(files.id, users.photo_file_id))
    .leftJoin(social_counters, countersOf('user', users.id))

type CardRow = Omit<UserCard, 'photo'> & { photo: Addressable | null }

export function toCard(
  ctx: Context,
  { photo, id, nickname, bio, created_at, saves_count, is_save }: CardRow,
): UserCard {
  return {
    id,
    nickname,
    bio,
    created_at,
    saves_count,
    is_save,
    photo: photo && { document: photoDocument(ctx, photo) },
  }
}
