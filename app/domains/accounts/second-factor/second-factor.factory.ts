import { generateSync } from 'otplib'
import type { Context } from '#platform/context.ts'
import type { Client } from '#web/api-for.server.ts'
import { aUser, factoryPassword } from '../users/users.factory.ts'

/** What a code app would show. */
export const codeAt = (secret: string, at: Date) => generateSync({ secret, epoch: Math.floor(at.getTime() / 1000) })

/** Turns the second factor on as a person would; answers the secret of their app and the recovery codes. */
export async function turnOn({ accounts: { secondFactor } }: Client, now: Date) {
  const { setup } = await secondFactor.begin({ password: factoryPassword })
  const secret = setup?.secret ?? ''
  const { recovery_codes } = await secondFactor.activate({ code: codeAt(secret, now) })
  return { secret, recovery_codes }
}

type Given = { ctx: Context; as: (user: { id: number }) => Promise<Client> }

/** Somebody who has it turned on. */
export async function aGuardedUser({ ctx, as }: Given) {
  const user = await aUser(ctx)
  const client = await as(user)
  return { user, client, ...(await turnOn(client, ctx.now())) }
}

/** The challenge that the right password is answered with; empty when it opened a session at once. */
export async function challengeOf({ accounts: { sessions } }: Client, { email }: { email: string }) {
  const answer = await sessions.login({ email, password: factoryPassword })
  return 'challenge' in answer ? answer.challenge : ''
}

/** Both steps of a login. */
export const enter = async (api: Client, user: { email: string }, code: string) =>
  api.accounts.sessions.secondStep({ challenge: await challengeOf(api, user), code })
