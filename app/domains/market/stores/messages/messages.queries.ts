import { and, count, desc, eq, gt, sql } from 'drizzle-orm'
import { users } from '#domains/people/accounts/users/users.table.ts'
import { type Context, signedIn } from '#platform/context.ts'
import { contains } from '#platform/database/contains.ts'
import { AppError } from '#platform/errors.ts'
import { type Page, type PageInput, toPage, windowOf } from '#shared/pagination.ts'
import { inStore } from '../members/in-store.queries.ts'
import { personColumns } from '../members/people.queries.ts'
import { showStore, storeCards, storeNotFound } from '../stores/stores.queries.ts'
import type {
  OwnThread,
  OwnThreadInput,
  StoreMessage,
  StoreThread,
  StoreThreadCard,
  StoreThreadFilter,
  StoreThreadInput,
} from './messages.schemas.ts'
import { store_messages, store_threads } from './store-messages.table.ts'

const PER_PAGE = 30
/** Of a message in a list, so many characters. */
const BEGINNING = 140

type Paged = Pick<PageInput, 'page' | 'per_page' | 'show'>

async function messagesOf(ctx: Context, thread_id: number, filter: Paged, side: { store: string; inside: boolean }) {
  const { limit, offset } = windowOf(filter, PER_PAGE)
  const where = eq(store_messages.thread_id, thread_id)
  const [rows, [total]] = await Promise.all([
    ctx.db
      .select({ message: store_messages, nickname: users.nickname })
      .from(store_messages)
      .leftJoin(users, eq(users.id, store_messages.user_id))
      .where(where)
      .orderBy(desc(store_messages.id))
      .limit(limit)
      .offset(offset),
    ctx.db.select({ n: count() }).from(store_messages).where(where),
  ])
  const data = rows.map(
    ({ message: { id, from, text, created_at }, nickname }): StoreMessage => ({
      ...{ id, from, text, created_at },
      author: from === 'store' && !side.inside ? side.store : (nickname ?? 'Alguém que saiu do site'),
    }),
  )
  return toPage(data, total?.n ?? 0, filter, PER_PAGE)
}

/** Conversations of a store with buyers, the last one first. */
export async function listThreads(ctx: Context, filter: StoreThreadFilter): Promise<Page<StoreThreadCard>> {
  const { store } = await inStore(ctx, filter.id_or_slug, 'store.read')
  const where = and(
    eq(store_threads.store_id, store.id),
    filter.unread ? gt(store_threads.store_unread, 0) : undefined,
    filter.search ? contains(users.nickname, filter.search) : undefined,
  )
  const last = sql`(select m.id from store_messages m where m.thread_id = ${store_threads.id} order by m.id desc limit 1)`
  const { limit, offset } = windowOf(filter, 20)
  const [rows, [total]] = await Promise.all([
    ctx.db
      .select({ thread: store_threads, buyer: personColumns, from: store_messages.from, text: store_messages.text })
      .from(store_threads)
      .innerJoin(users, eq(users.id, store_threads.buyer_id))
      .innerJoin(store_messages, eq(store_messages.id, last))
      .where(where)
      .orderBy(desc(store_threads.last_at), desc(store_threads.id))
      .limit(limit)
      .offset(offset),
    ctx.db
      .select({ n: count() })
      .from(store_threads)
      .innerJoin(users, eq(users.id, store_threads.buyer_id))
      .where(where),
  ])
  const data = rows.map(({ thread: { id, last_at, store_unread }, buyer, from, text }) => ({
    ...{ id, buyer, last_at },
    last: { from, text: text.slice(0, BEGINNING) },
    unread: store_unread,
  }))
  return toPage(data, total?.n ?? 0, filter, 20)
}

/** One conversation, for who works in the store. */
export async function showThread(
  ctx: Context,
  { id_or_slug, thread_id, ...filter }: StoreThreadInput,
): Promise<StoreThread> {
  const { store } = await inStore(ctx, id_or_slug, 'store.read')
  const [row] = await ctx.db
    .select({ thread: store_threads, buyer: personColumns })
    .from(store_threads)
    .innerJoin(users, eq(users.id, store_threads.buyer_id))
    .where(and(eq(store_threads.id, thread_id), eq(store_threads.store_id, store.id)))
  if (!row) throw threadNotFound()
  const messages = await messagesOf(ctx, thread_id, filter, { store: store.name, inside: true })
  return { id: thread_id, buyer: row.buyer, unread: row.thread.store_unread, messages }
}

export const threadNotFound = () => new AppError('not_found', 'Não encontramos essa conversa.')

/** The viewer's own conversation with a store. */
export async function showOwnThread(ctx: Context, { id_or_slug, ...filter }: OwnThreadInput): Promise<OwnThread> {
  const shown = await showStore(ctx, { id_or_slug })
  const store = (await storeCards(ctx, [shown.id])).get(shown.id)
  if (!store) throw storeNotFound()
  const own = and(eq(store_threads.store_id, store.id), eq(store_threads.buyer_id, signedIn(ctx).id))
  const [thread] = await ctx.db.select().from(store_threads).where(own)
  const side = { store: store.name, inside: false }
  const messages = thread ? await messagesOf(ctx, thread.id, filter, side) : toPage([], 0, filter, PER_PAGE)
  return { store, unread: thread?.buyer_unread ?? 0, messages, can: { write: shown.store_user === null } }
}
