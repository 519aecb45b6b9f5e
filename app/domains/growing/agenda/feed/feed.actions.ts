import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { type AddedAccess, notifyOwner } from '#domains/people/accounts/index.ts'
import { type Context, signedIn } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { sealText } from '#platform/seal.ts'
import { agenda_feeds } from '../tasks/tasks.table.ts'
import { hashOf, sealedAbout, showFeed } from './feed.queries.ts'
import type { Feed, FeedChange } from './feed.schemas.ts'

/** A new secret URL; the previous one stops working at once. */
export async function renewFeed(ctx: Context, { discreet }: FeedChange): Promise<Feed> {
  const { id: user_id } = signedIn(ctx)
  const token = randomBytes(32).toString('base64url')
  const row = {
    token: sealText(ctx.env.keys, sealedAbout(user_id), token),
    token_hash: hashOf(token),
    discreet,
    created_at: ctx.now(),
  }
  await ctx.transaction(async (tx) => {
    await tx.db
      .insert(agenda_feeds)
      .values({ user_id, ...row })
      .onConflictDoUpdate({ target: agenda_feeds.user_id, set: row })
    await notifyOwner(tx, user_id, 'Foi criado um endereço secreto que mostra a sua agenda em outro calendário.')
  })
  return showFeed(ctx)
}

export async function changeFeed(ctx: Context, { discreet }: FeedChange): Promise<Feed> {
  const mine = eq(agenda_feeds.user_id, signedIn(ctx).id)
  const changed = await ctx.db
    .update(agenda_feeds)
    .set({ discreet })
    .where(mine)
    .returning({ user_id: agenda_feeds.user_id })
  if (!changed.length) throw new AppError('not_found', 'A agenda no celular está desligada.')
  return showFeed(ctx)
}

export const endFeed = async (ctx: Context) => {
  await ctx.db.delete(agenda_feeds).where(eq(agenda_feeds.user_id, signedIn(ctx).id))
}

/** What a new password does not end: who knows the address goes on reading. */
export const addedFeed: AddedAccess = {
  list: async ({ db }, user_id) =>
    (await db.$count(agenda_feeds, eq(agenda_feeds.user_id, user_id)))
      ? ['Endereço secreto da agenda, para outros calendários']
      : [],
  remove: (tx, user_id) => tx.db.delete(agenda_feeds).where(eq(agenda_feeds.user_id, user_id)),
}
