import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { type Context, signedIn } from '#platform/context.ts'
import { AppError, invalidField } from '#platform/errors.ts'
import type { PushDevices, PushInput } from './push-subscriptions.schemas.ts'
import { push_subscriptions } from './push-subscriptions.table.ts'

/** More browsers than anybody uses; the ones not seen for the longest time make room. */
const MOST_DEVICES = 10

/** This browser receives pushes; said again on each day's visit. A browser that somebody else used is now the viewer's. */
export const subscribe = (ctx: Context, { endpoint, keys }: PushInput): Promise<PushDevices> =>
  ctx.transaction(async (tx) => {
    const { push } = tx.env
    if (!push) throw new AppError('conflict', 'Este servidor ainda não envia avisos ao celular.')
    if (!push.takes(endpoint)) throw invalidField('endpoint', 'Este navegador usa um serviço que não conhecemos.')
    const { id: user_id, session_id } = signedIn(tx)
    const device = { user_id, session_id, endpoint, ...keys, renewed_at: tx.now() }
    await forgetOthers(tx, endpoint, user_id)
    await tx.db
      .insert(push_subscriptions)
      .values({ ...device, created_at: tx.now() })
      .onConflictDoUpdate({ target: push_subscriptions.endpoint, set: device })
    await dropOldest(tx, user_id)
    return devicesOf(tx)
  })

/** Of whoever used this browser before: what waits for them must not arrive at the viewer's. */
const forgetOthers = ({ db }: Context, endpoint: string, user_id: number) =>
  db
    .delete(push_subscriptions)
    .where(and(eq(push_subscriptions.endpoint, endpoint), sql`${push_subscriptions.user_id} <> ${user_id}`))

async function dropOldest({ db }: Context, user_id: number) {
  const kept = db
    .select({ id: push_subscriptions.id })
    .from(push_subscriptions)
    .where(eq(push_subscriptions.user_id, user_id))
    .orderBy(sql`${push_subscriptions.renewed_at} desc, ${push_subscriptions.id} desc`)
    .offset(MOST_DEVICES)
  await db.delete(push_subscriptions).where(inArray(push_subscriptions.id, kept))
}

/** One of the viewer's browsers receives no more, named by its address; already gone is fine. */
export async function unsubscribe(ctx: Context, { endpoint }: { endpoint: string }): Promise<PushDevices> {
  const own = and(eq(push_subscriptions.endpoint, endpoint), eq(push_subscriptions.user_id, signedIn(ctx).id))
  await ctx.db.delete(push_subscriptions).where(own)
  return devicesOf(ctx)
}

/** All of the viewer's browsers receive no more. */
export async function unsubscribeAll(ctx: Context): Promise<PushDevices> {
  await ctx.db.delete(push_subscriptions).where(eq(push_subscriptions.user_id, signedIn(ctx).id))
  return devicesOf(ctx)
}

async function devicesOf(ctx: Context): Promise<PushDevices> {
  const rows = await ctx.db
    .select({ id: push_subscriptions.id })
    .from(push_subscriptions)
    .where(eq(push_subscriptions.user_id, signedIn(ctx).id))
    .orderBy(asc(push_subscriptions.id))
  return { devices: rows.length }
}
