import '#domains/contest/editions/editions.events.ts'
import { on, type Subscriber } from '#platform/events.ts'
import { tellOfPrize } from './results/tell-of-prize.actions.ts'

export const resultsSubscribers: Subscriber[] = [on('cup_prize.moved', { inside: tellOfPrize })]
