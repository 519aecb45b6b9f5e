import type { AddressedChannel } from '#domains/people/notifications/addresses/notification-addresses.table.ts'

/** What the number of a proof is sealed for: moved to another person it can't be read. */
export const sealedFor = (user_id: number, channel: AddressedChannel) => `message_opt_in:${user_id}:${channel}`
