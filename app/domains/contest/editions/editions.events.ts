import type { PrizeState } from './prizes/cup-prize.kinds.ts'

declare module '#platform/events.ts' {
  interface Events {
    /** The team moved a prize of an edition whose result is out, on its way to who won it. */
    'cup_prize.moved': { prize_id: number; state: PrizeState }
  }
}
