import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  verifyAuthenticationResponse,
} from '@simplewebauthn/server'
import { and, eq } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { addressOf } from '#platform/rate-limit/address.ts'
import { countAttempt, type Limit } from '#platform/rate-limit/rate-limit.ts'
import { consumeChallenge, issueChallenge } from '../challenges/challenges.actions.ts'
import { startSession } from '../sessions/start-session.actions.ts'
import type { PasskeyLogin } from './passkeys.schemas.ts'
import { type Passkey, passkeys } from './passkeys.table.ts'
import { relyingParty } from './relying-party.model.ts'

const asksPerAddress: Limit = { name: 'passkey-options', points: 120, seconds: 900 }
const triesPerAddress: Limit = { name: 'passkey-login', points: 30, seconds: 900 }

/** WebAuthn request options without a user: the browser offers its discoverable passkeys for this site. */
export async function passkeyLoginOptions(ctx: Context) {
  await countAttempt(ctx, asksPerAddress, addressOf(ctx))
  const challenge = await issueChallenge(ctx, 'passkey_login', null)
  return generateAuthenticationOptions({
    rpID: relyingParty(ctx.env.site).id,
    challenge: Buffer.from(challenge, 'base64url'),
    userVerification: 'required',
  })
}

/**
 * Opens a session with a passkey. User verification (fingerprint, face or PIN) makes it two factors in one, so no
 * second step follows. The challenge is consumed whatever the outcome.
 */
export async function loginWithPasskey(ctx: Context, input: PasskeyLogin) {
  await countAttempt(ctx, triesPerAddress, addressOf(ctx))
  const response = input.response as unknown as AuthenticationResponseJSON
  const [passkey] = await ctx.db.select().from(passkeys).where(eq(passkeys.credential_id, response.id))
  const info = passkey && (await verified(ctx, passkey, response))
  if (!info) throw refused()
  return ctx.transaction(async (tx) => {
    const used = { counter: info.newCounter, backed_up: info.credentialBackedUp, last_used_at: tx.now() }
    const unchanged = and(eq(passkeys.id, passkey.id), eq(passkeys.counter, passkey.counter))
    const counted = await tx.db.update(passkeys).set(used).where(unchanged).returning({ id: passkeys.id })
    if (!counted.length) throw refused()
    return startSession(tx, passkey.user_id, input.device)
  })
}

const refused = () =>
  new AppError('unauthorized', 'Esta chave de acesso não abriu a conta. Tente de novo ou use a senha.')

/** Outside any transaction: a rollback must not restore the challenge. */
async function verified(ctx: Context, passkey: Passkey, response: AuthenticationResponseJSON) {
  const rp = relyingParty(ctx.env.site)
  const answer = await verifyAuthenticationResponse({
    response,
    expectedChallenge: async (challenge) => !!(await consumeChallenge(ctx, 'passkey_login', challenge)),
    expectedOrigin: rp.origin,
    expectedRPID: rp.id,
    credential: {
      id: passkey.credential_id,
      publicKey: new Uint8Array(Buffer.from(passkey.public_key, 'base64url')),
      counter: passkey.counter,
    },
  }).catch(() => undefined) // every verification error is reported as the same refusal
  return answer?.verified ? answer.authenticationInfo : undefined
}
