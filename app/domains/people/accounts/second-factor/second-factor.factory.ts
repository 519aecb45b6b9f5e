import { generateSync } from 'otplib'
import type { Context } from '#platform/context.ts'
import type { Client } from '#web/api-for.server.ts'
import { aUser, factoryPassword } from '../users/users.factory.ts'

/** The code that an authenticator app would show. */
export const codeAt = (secret: string, at: Date) => generateSync({ secret, epoch: Math.floor(at.getTime() / 1000) })

/** Turns the second factor on through the API; returns the secret and the recovery codes. */
export async function turnOn({ accounts: { secondFactor } }: Client, now: Date) {
  const { setup } = await secondFactor.begin({ password: factoryPassword })
  const secret = setup?.secret ?? ''
  const { recovery_codes } = await secondFactor.activate({ code: codeAt(secret, now) })
  return { secret, recovery_codes }
}

type Given = { ctx: Context; as: (user: { id: number }) => Promise<Client> }

/** A user with the second factor turned on. */
export async function aGuardedUser({ ctx, as }: Given) {
  const user = await aUser(ctx)
  const client = await as(user)
  return { user, client, ...(await turnOn(client, ctx.now())) }
}

/** The challenge returned for a correct password; empty when the login opened a session at once. */
export async function challengeOf({ accounts: { sessions } }: Client, { email }: { email: string }) {
  const answer = await sessions.login({ email, password: factoryPassword })
  return 'challenge' in answer ? answer.challenge : ''
}

/** Both steps of a login. */
export const enter = async (api: Client, user: { email: string }, code: string) =>
  api.accounts.sessions.secondStep({ challenge: await challengeOf(api, user), code })
