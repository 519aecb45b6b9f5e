import { and, eq, inArray, sql } from 'drizzle-orm'
import { demandAllowedText } from '#domains/base/social/index.ts'
import { notify } from '#domains/people/notifications/index.ts'
import { type Context, signedIn } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { limitFor } from '#platform/rate-limit/limit-for.ts'
import { countAttempt, type Limit } from '#platform/rate-limit/rate-limit.ts'
import { inStore, isKnown } from '../members/in-store.queries.ts'
import { store_members } from '../members/store-members.table.ts'
import { storePath } from '../store-menu.view.ts'
import { showStore } from '../stores/stores.queries.ts'
import { type Store, stores } from '../stores/stores.table.ts'
import type { MessageSide } from './message-side.kinds.ts'
import { showOwnThread, showThread, threadNotFound } from './messages.queries.ts'
import type { OwnThread, StoreMessageInput, StoreReply, StoreThread, StoreThreadRef } from './messages.schemas.ts'
import { store_messages, store_threads, type StoreThread as ThreadRow } from './store-messages.table.ts'

const perBuyer: Limit = { name: 'store-message', points: 30, seconds: 3600 }
const perMember: Limit = { name: 'store-reply', points: 200, seconds: 3600 }

type Written = { text: string; idempotency_key?: string }

/** A buyer writes to a store that is known; the first message makes the thread. */
export async function writeToStore(ctx: Context, { id_or_slug, ...written }: StoreMessageInput): Promise<OwnThread> {
  const buyer_id = signedIn(ctx).id
  await countAttempt(ctx, limitFor(ctx.viewer, perBuyer), String(buyer_id))
  return ctx.transaction(async (tx) => {
    const { id, store_user } = await showStore(tx, { id_or_slug })
    if (store_user) throw new AppError('conflict', 'Você trabalha nesta loja: as mensagens chegam a você mesmo.')
    const [store] = await tx.db.select().from(stores).where(eq(stores.id, id)).for('share')
    if (!store || !isKnown(store)) throw new AppError('conflict', 'Esta loja não recebe mensagens agora.')
    await tx.db
      .insert(store_threads)
      .values({ store_id: id, buyer_id, last_at: tx.now(), created_at: tx.now() })
      .onConflictDoNothing()
    const pair = and(eq(store_threads.store_id, id), eq(store_threads.buyer_id, buyer_id))
    const [thread] = await tx.db.select().from(store_threads).where(pair).for('update')
    if (!thread) throw threadNotFound()
    const message_id = await add(tx, thread, 'buyer', written)
    if (message_id && thread.store_unread === 0) await tellStore(tx, store, { thread_id: thread.id, message_id })
    return showOwnThread(tx, { id_or_slug, page: 1 })
  })
}

/** The store answers. */
export async function replyToBuyer(ctx: Context, input: StoreReply): Promise<StoreThread> {
  const { id_or_slug, thread_id, ...written } = input
  await countAttempt(ctx, perMember, String(signedIn(ctx).id))
  return ctx.transaction(async (tx) => {
    const { store, thread } = await lockThread(tx, { id_or_slug, thread_id })
    const message_id = await add(tx, thread, 'store', written)
    if (message_id && thread.buyer_unread === 0)
      await notify(tx, {
        user_id: thread.buyer_id,
        kind: 'store_message',
        title: `${store.name} respondeu você`,
        url: `/loja/${store.slug}/mensagens`,
        key: `store-message:${message_id}`,
      })
    return showThread(tx, { id_or_slug, thread_id, page: 1 })
  })
}

async function lockThread(tx: Context, { id_or_slug, thread_id }: StoreThreadRef) {
  const { store } = await inStore(tx, id_or_slug, 'store.edit')
  const [thread] = await tx.db
    .select()
    .from(store_threads)
    .where(and(eq(store_threads.id, thread_id), eq(store_threads.store_id, store.id)))
    .for('update')
  if (!thread) throw threadNotFound()
  return { store, thread }
}

/** Adds a message to a locked thread: who writes has read the rest. Undefined when the same form came before. */
async function add(tx: Context, thread: ThreadRow, from: MessageSide, { text, idempotency_key }: Written) {
  await demandAllowedText(tx, text)
  const [message] = await tx.db
    .insert(store_messages)
    .values({
      ...{ thread_id: thread.id, from, text, idempotency_key },
      user_id: signedIn(tx).id,
      created_at: tx.now(),
    })
    .onConflictDoNothing()
    .returning({ id: store_messages.id })
  if (!message) return undefined
  const unread =
    from === 'buyer'
      ? { store_unread: sql`${store_threads.store_unread} + 1`, buyer_unread: 0 }
      : { buyer_unread: sql`${store_threads.buyer_unread} + 1`, store_unread: 0 }
  await tx.db
    .update(store_threads)
    .set({ ...unread, last_at: tx.now() })
    .where(eq(store_threads.id, thread.id))
  return message.id
}

/** Everybody who may answer. */
async function tellStore(
  tx: Context,
  store: Store,
  { thread_id, message_id }: { thread_id: number; message_id: number },
) {
  const who = await tx.db
    .select({ user_id: store_members.user_id })
    .from(store_members)
    .where(and(eq(store_members.store_id, store.id), inArray(store_members.role, ['owner', 'manager'])))
  for (const { user_id } of who)
    await notify(tx, {
      user_id,
      kind: 'store_message',
      title: `Mensagem nova na loja ${store.name}`,
      url: storePath(store.slug, `/contato/${thread_id}`),
      key: `store-message:${message_id}`,
      actor_id: signedIn(tx).id,
    })
}

export async function readAsStore(ctx: Context, { id_or_slug, thread_id }: StoreThreadRef): Promise<void> {
  const { store } = await inStore(ctx, id_or_slug, 'store.edit')
  await ctx.db
    .update(store_threads)
    .set({ store_unread: 0 })
    .where(and(eq(store_threads.id, thread_id), eq(store_threads.store_id, store.id)))
}

export async function readAsBuyer(ctx: Context, id_or_slug: string): Promise<void> {
  const { id } = await showStore(ctx, { id_or_slug })
  await ctx.db
    .update(store_threads)
    .set({ buyer_unread: 0 })
    .where(and(eq(store_threads.store_id, id), eq(store_threads.buyer_id, signedIn(ctx).id)))
}
