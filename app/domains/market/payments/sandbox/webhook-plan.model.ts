import { createHash } from 'node:crypto'

/** Seconds after which a webhook arrives, each time that it does. */
const plans: readonly (readonly number[])[] = [[0], [0, 2], [4], [1, 1, 9], [7, 0], [0, 30]]

/** When a webhook is delivered: some are late, some overtake others, some come more than once; always alike for one id. */
export function webhookPlan(uid: string): readonly number[] {
  const [byte = 0] = createHash('sha256').update(uid).digest()
  return plans[byte % plans.length] ?? [0]
}
