import { and, eq } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import type { Keys } from '#platform/keys.ts'
import { unsealText } from '#platform/seal.ts'
import { type AddressedChannel, notification_addresses } from './notification-addresses.table.ts'

/** What an address is sealed for: moved to another row it can't be read. */
export const sealedFor = (user_id: number, channel: AddressedChannel) => `notification_address:${user_id}:${channel}`

export const unsealedAddress = (
  keys: Keys,
  { user_id, channel, sealed_address }: { user_id: number; channel: AddressedChannel; sealed_address: string },
) => unsealText(keys, sealedFor(user_id, channel), sealed_address)

/** The phone number or webhook that somebody confirmed; undefined without one. */
export async function addressOfChannel(ctx: Context, user_id: number, channel: AddressedChannel) {
  const [row] = await ctx.db
    .select()
    .from(notification_addresses)
    .where(and(eq(notification_addresses.user_id, user_id), eq(notification_addresses.channel, channel)))
  return row?.confirmed_at ? unsealedAddress(ctx.env.keys, row) : undefined
}
