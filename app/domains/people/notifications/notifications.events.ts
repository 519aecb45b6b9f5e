import type { AddressedChannel } from './addresses/notification-addresses.table.ts'

declare module '#platform/events.ts' {
  interface Events {
    /** Another account proved that the number of this one is theirs. */
    'number.taken': { user_id: number }
    /** Its person takes an address away, or puts another in its place. */
    'address.removed': { user_id: number; channel: AddressedChannel }
  }
}
