import type { Context } from '#platform/context.ts'
import { addressOf } from '#platform/rate-limit/address.ts'
import { countAttempt, forgetAttempts, type Limit, uncountAttempt } from '#platform/rate-limit/rate-limit.ts'
import type { User } from '../users/users.table.ts'
import { findDevice } from './login-devices.actions.ts'

const QUARTER = 15 * 60
const perAccountAndAddress: Limit = { name: 'login', points: 5, seconds: QUARTER }
const perAddress: Limit = { name: 'login-address', points: 20, seconds: QUARTER }
/**
 * An account has two names, e-mail and nickname, each with half of its hundred an hour: one counter for both would
 * reveal which belong together.
 */
const perName: Limit = { name: 'login-name', points: 50, seconds: 3600 }
const perDevice: Limit = { name: 'login-device', points: 5, seconds: QUARTER }
/** A single address cannot reach it (5 in 15 minutes). */
const ATTACK = 25

/** No account's id. */
const NOBODY = 0

type Attempt = { typed: string; user: User | undefined; device: string | undefined }
type Counted = [Limit, string][]

/**
 * Counts an attempt before it is judged, so that parallel ones count too; throws 429 over a limit. A device that the
 * account knows has a limit of its own, which no stranger can use up. `uncount` follows a right password.
 */
export async function countLogin(ctx: Context, { typed, user, device }: Attempt) {
  // Looked for also when nobody has this name: time must not tell.
  const known = await findDevice(ctx, user?.id ?? NOBODY, device)
  const name = nameOf(typed, user)
  const own: [Limit, string] = known
    ? [perDevice, String(known.id)]
    : [perAccountAndAddress, `${name}|${addressOf(ctx)}`]
  const others: Counted = known
    ? []
    : [
        [perAddress, addressOf(ctx)],
        [perName, name],
      ]
  await countAttempt(ctx, ...own)
  let attempts = 0
  for (const [limit, key] of others) attempts = await countAttempt(ctx, limit, key)
  return {
    attacked: attempts >= ATTACK,
    uncount: async () => {
      await forgetAttempts(ctx, ...own)
      for (const [limit, key] of others) await uncountAttempt(ctx, limit, key)
    },
  }
}

/** One key for all spellings that find the account by this name. */
const nameOf = (typed: string, user: User | undefined) =>
  user ? `${user.id} ${typed.includes('@')}` : typed.toLowerCase()
