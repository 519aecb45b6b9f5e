import type { Context } from '#platform/context.ts'
import type { Client } from '#web/api-for.server.ts'
import { aUser } from '../users/users.factory.ts'
import type { User } from '../users/users.table.ts'
import { issueToken } from './one-time-tokens.actions.ts'
import type { Purpose } from './one-time-tokens.table.ts'

/** One kind of mailed link: how it is created, and the call that consumes it. */
export type TokenKind = {
  purpose: Purpose
  hours: number
  /** A user who may be sent such a link. */
  owner: (ctx: Context) => Promise<User>
  payload: (owner: User) => Record<string, string>
  use: (api: Client, token: string) => Promise<unknown>
}

export const freshPassword = 'varal cheio de roupa'
// Reuses the hash of the factory password: hashing another would only slow the tests down.
const hashOf = (owner: User) => owner.password_hash
const someone = (ctx: Context) => aUser(ctx)
const newAddress = (owner: User) => ({ email: `novo.${owner.email}`, from: owner.email, session_id: '0' })

export const tokenKinds: TokenKind[] = [
  {
    purpose: 'confirm_email',
    hours: 24,
    owner: (ctx) => aUser(ctx, { email_verified_at: null }),
    payload: ({ email }) => ({ email }),
    use: (api, token) => api.accounts.emailConfirmation.confirm({ token }),
  },
  {
    purpose: 'reset_password',
    hours: 1,
    owner: someone,
    payload: () => ({}),
    use: (api, token) => api.accounts.passwords.reset({ token, password: freshPassword }),
  },
  {
    purpose: 'change_password',
    hours: 1,
    owner: someone,
    payload: (owner) => ({ password_hash: hashOf(owner), session_id: '0' }),
    use: (api, token) => api.accounts.passwords.confirmChange({ token }),
  },
  {
    purpose: 'authorize_email',
    hours: 1,
    owner: someone,
    payload: newAddress,
    use: (api, token) => api.accounts.emailChange.authorize({ token }),
  },
  {
    purpose: 'change_email',
    hours: 24,
    owner: someone,
    payload: newAddress,
    use: (api, token) => api.accounts.emailChange.confirmChange({ token }),
  },
  {
    purpose: 'review_access',
    hours: 1,
    owner: someone,
    payload: () => ({}),
    use: (api, token) => api.accounts.addedAccess.remove({ token }),
  },
]

/** A link of that kind for a new user. */
export async function aLink(ctx: Context, { purpose, owner, payload }: TokenKind) {
  const user = await owner(ctx)
  return { user, token: await issueToken(ctx, { user_id: user.id, purpose, payload: payload(user) }) }
}
