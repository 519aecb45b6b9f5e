import type { Holder } from './book/holder.kinds.ts'

declare module '#platform/events.ts' {
  interface Events {
    /** Staff approved where a holder's money goes: from now on it can be paid. */
    'receiver.approved': { receiver_id: number; holder: Holder }
    'receiver.refused': { receiver_id: number; holder: Holder; reason: string }
    'receiver.suspended': { receiver_id: number; holder: Holder; reason: string }
    'payout.sent': { payout_id: number; holder: Holder; amount: number }
    'payout.returned': { payout_id: number; holder: Holder; amount: number; reason: string }
  }
}
