import { and, eq, notInArray } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { plural } from '#shared/numbers.ts'
import { overStates } from './subscriptions/subscription.kinds.ts'
import { subscriptions } from './subscriptions/subscriptions.table.ts'

/** A store to which people subscribe can't be closed. */
export async function subscriptionsOwed({ db }: Context, store_id: number) {
  const going = and(eq(subscriptions.store_id, store_id), notInArray(subscriptions.state, [...overStates]))
  const count = await db.$count(subscriptions, going)
  return [{ count, label: plural(count, 'assinatura em andamento', 'assinaturas em andamento'), page: '/assinaturas' }]
}
