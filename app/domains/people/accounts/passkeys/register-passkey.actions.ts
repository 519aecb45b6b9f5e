import { createHash } from 'node:crypto'
import {
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import { and, count, eq } from 'drizzle-orm'
import { type Context, signedIn } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import type { AddedAccess } from '../added-access/added-access.registry.ts'
import { consumeChallenge, issueChallenge } from '../challenges/challenges.actions.ts'
import { findChallenge } from '../challenges/challenges.queries.ts'
import { notifyOwner } from '../emails/security-changed.actions.ts'
import { asProof, demandPassword } from '../passwords/current-password.rules.ts'
import { proveOwner } from '../second-factor/prove-owner.actions.ts'
import type { OwnerProof } from '../second-factor/second-factor.schemas.ts'
import { users } from '../users/users.table.ts'
import { listPasskeys } from './passkeys.queries.ts'
import type { PasskeyInput, PasskeyList, PasskeyRef } from './passkeys.schemas.ts'
import { passkeys } from './passkeys.table.ts'
import { relyingParty } from './relying-party.model.ts'

const MOST = 20

/** The WebAuthn user handle: stable, and reveals neither name nor id of the account. */
const handleOf = (user_id: number) => new Uint8Array(createHash('sha256').update(`passkey user ${user_id}`).digest())

/**
 * WebAuthn creation options; passkeys that the user already has are excluded. A passkey enters without password and code:
 * both are asked for here, and the challenge is only for who gave them.
 */
export async function passkeyRegistrationOptions(ctx: Context, proof: OwnerProof) {
  const rp = relyingParty(ctx.env.site)
  if (!rp.usable) throw new AppError('conflict', 'Chaves de acesso precisam de um endereço com nome, não de um IP.')
  const { id, nickname } = await proveOwner(ctx, proof, asProof)
  const known = await ctx.db.select({ id: passkeys.credential_id }).from(passkeys).where(eq(passkeys.user_id, id))
  const challenge = await issueChallenge(ctx, 'passkey_register', id)
  return generateRegistrationOptions({
    rpName: rp.name,
    rpID: rp.id,
    userID: handleOf(id),
    userName: nickname,
    challenge: Buffer.from(challenge, 'base64url'),
    excludeCredentials: known,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
}

/** Stores the public key of a new passkey under the name given by the user. */
export async function registerPasskey(ctx: Context, { name, response }: PasskeyInput): Promise<PasskeyList> {
  const { id } = signedIn(ctx)
  const { credential, credentialBackedUp } = await verified(ctx, id, response as RegistrationResponseJSON)
  await ctx.transaction(async (tx) => {
    await refuseTooMany(tx, id)
    const row = {
      user_id: id,
      name,
      credential_id: credential.id,
      public_key: Buffer.from(credential.publicKey).toString('base64url'),
      counter: credential.counter,
      transports: credential.transports ?? [],
      backed_up: credentialBackedUp,
    }
    const kept = await tx.db.insert(passkeys).values(row).onConflictDoNothing().returning({ id: passkeys.id })
    if (!kept.length) throw new AppError('conflict', 'Esta chave de acesso já está cadastrada.')
    await notifyOwner(tx, id, `A chave de acesso "${name}" foi adicionada.`)
  })
  return listPasskeys(ctx)
}

/** Consumes the challenge whether or not the response is valid; only the user who requested it can. */
async function verified(ctx: Context, user_id: number, response: RegistrationResponseJSON) {
  const rp = relyingParty(ctx.env.site)
  const isOwn = async (challenge: string) =>
    (await findChallenge(ctx, 'passkey_register', challenge))?.user_id === user_id &&
    !!(await consumeChallenge(ctx, 'passkey_register', challenge))
  const answer = await verifyRegistrationResponse({
    response,
    expectedChallenge: isOwn,
    expectedOrigin: rp.origin,
    expectedRPID: rp.id,
  }).catch(() => undefined) // every verification error is reported as the same refusal
  if (!answer?.verified)
    throw new AppError('invalid', 'Não deu para criar a chave de acesso. Tente de novo pelo botão.')
  return answer.registrationInfo
}

/** Locks the account while its passkeys are counted; throws above the limit. */
async function refuseTooMany(tx: Context, user_id: number) {
  await tx.db.select({ id: users.id }).from(users).where(eq(users.id, user_id)).for('update')
  const [has] = await tx.db.select({ count: count() }).from(passkeys).where(eq(passkeys.user_id, user_id))
  if ((has?.count ?? 0) >= MOST)
    throw new AppError('conflict', `Você pode ter até ${MOST} chaves de acesso. Remova uma que não usa mais.`)
}

/** Removes a passkey from the account, with the password; the device keeps it, but it no longer signs in. */
export async function removePasskey(ctx: Context, { id, password }: PasskeyRef): Promise<void> {
  const user_id = signedIn(ctx).id
  await demandPassword(ctx, password, asProof)
  await ctx.transaction(async (tx) => {
    const [gone] = await tx.db
      .delete(passkeys)
      .where(and(eq(passkeys.id, id), eq(passkeys.user_id, user_id)))
      .returning()
    if (!gone) throw new AppError('not_found', 'Esta chave de acesso não existe mais.')
    await notifyOwner(tx, user_id, `A chave de acesso "${gone.name}" foi removida.`)
  })
}

/** What a new password does not end: each in words, and all of them at once. */
export const addedPasskeys: AddedAccess = {
  list: async ({ db }, user_id) =>
    (
      await db.select({ name: passkeys.name }).from(passkeys).where(eq(passkeys.user_id, user_id)).orderBy(passkeys.id)
    ).map(({ name }) => `Chave de acesso "${name}"`),
  remove: (tx, user_id) => tx.db.delete(passkeys).where(eq(passkeys.user_id, user_id)),
}
