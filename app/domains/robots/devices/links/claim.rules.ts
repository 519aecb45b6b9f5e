import { type Context, signedIn } from '#platform/context.ts'
import { addressOf } from '#platform/rate-limit/address.ts'
import { countAttempt, type Limit, uncountAttempt } from '#platform/rate-limit/rate-limit.ts'

const QUARTER = 15 * 60
const limits = {
  account: { name: 'device-claim-account', points: 5, seconds: QUARTER },
  address: { name: 'device-claim-address', points: 20, seconds: QUARTER },
  serial: { name: 'device-claim-serial', points: 10, seconds: 3600 },
} satisfies Record<string, Limit>

const triesOf = (ctx: Context, serial: string): [Limit, string][] => [
  [limits.account, String(signedIn(ctx).id)],
  [limits.address, addressOf(ctx)],
  [limits.serial, serial],
]

/** Counts a try before it is judged, so that parallel ones count too; over a limit throws 429. */
export async function countTry(ctx: Context, serial: string) {
  for (const [limit, key] of triesOf(ctx, serial)) await countAttempt(ctx, limit, key)
}

/** Whoever knew the code did not guess. */
export async function uncountTry(ctx: Context, serial: string) {
  for (const [limit, key] of triesOf(ctx, serial)) await uncountAttempt(ctx, limit, key)
}
