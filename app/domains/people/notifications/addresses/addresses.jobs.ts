import { and, eq, isNull } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { addJob, type JobHandlers } from '#platform/jobs/jobs.ts'
import { renewText } from '#platform/seal.ts'
import { sealedFor, unsealedAddress } from './addresses.queries.ts'
import { hashCode, newCode } from './code.secrets.ts'
import { notification_addresses } from './notification-addresses.table.ts'
import { hashNumber } from './number.secrets.ts'
import { saidStop } from './said-stop.queries.ts'

declare module '#platform/jobs/jobs.ts' {
  interface Jobs {
    'notifications.send_code': { user_id: number }
    'notifications.reseal_addresses': Record<string, never>
  }
}

/**
 * Sends a fresh code to a number that waits for one, so that no code is kept anywhere. Tried again it makes another: the
 * newest counts.
 */
async function sendCode(ctx: Context, { user_id }: { user_id: number }) {
  const own = and(eq(notification_addresses.user_id, user_id), eq(notification_addresses.channel, 'whatsapp'))
  const [row] = await ctx.db.select().from(notification_addresses).where(own)
  if (!row || row.confirmed_at || !ctx.env.whatsapp) return
  const phone = unsealedAddress(ctx.env.keys, row)
  // In silence: a refusal would tell whoever typed it that this number knows us.
  if (await saidStop(ctx, phone)) return
  const code = newCode()
  const set = { code_hash: hashCode(ctx.env.keys, user_id, code), code_sent_at: ctx.now() }
  await ctx.db.update(notification_addresses).set(set).where(own)
  const outcome = await ctx.env.whatsapp.sendCode(phone, code)
  if (outcome.result === 'later') throw new Error(`WhatsApp took no code: ${outcome.reason}`)
}

/** Numbers that were kept before this server could send, and never got a code. */
export async function askCodesAgain(tx: Context) {
  const { user_id, channel, confirmed_at, code_hash } = notification_addresses
  const waiting = await tx.db
    .select({ user_id })
    .from(notification_addresses)
    .where(and(eq(channel, 'whatsapp'), isNull(confirmed_at), isNull(code_hash)))
  for (const one of waiting) await addCodeJob(tx, one.user_id)
}

export const addCodeJob = (tx: Context, user_id: number) =>
  addJob(tx, 'notifications.send_code', { user_id }, { job_key: `whatsapp-code:${user_id}`, max_attempts: 3 })

/** After a rotation of the app keys, seals again under the new key; a concurrently changed one is skipped. */
async function reseal({ db, env }: Context) {
  for (const row of await db.select().from(notification_addresses)) {
    const { user_id, channel, sealed_address } = row
    const renewed = renewText(env.keys, sealedFor(user_id, channel), sealed_address)
    const unchanged = and(
      eq(notification_addresses.user_id, user_id),
      eq(notification_addresses.channel, channel),
      eq(notification_addresses.sealed_address, sealed_address),
    )
    const hash = channel === 'whatsapp' ? hashNumber(env.keys, unsealedAddress(env.keys, row)) : null
    if (renewed || hash !== row.address_hash)
      await db
        .update(notification_addresses)
        .set({ ...(renewed && { sealed_address: renewed }), address_hash: hash })
        .where(unchanged)
  }
}

export const addressesJobs = {
  'notifications.send_code': sendCode,
  'notifications.reseal_addresses': reseal,
} satisfies JobHandlers
