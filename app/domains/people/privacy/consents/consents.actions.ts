import { eq } from 'drizzle-orm'
import { users } from '#domains/people/accounts/users/users.table.ts'
import { type Context, signedIn } from '#platform/context.ts'
import { lastConsent, myConsents } from './consents.queries.ts'
import type { ConsentInput, MyConsents } from './consents.schemas.ts'
import { consents } from './consents.table.ts'
import { type consentPlaces, type PurposeName, purposes } from './purpose.kinds.ts'

/** Takes a consent back for somebody who is known by a link of a mail, not by a session. */
export const withdrawConsent = (
  ctx: Context,
  { user_id, purpose, how }: { user_id: number; purpose: PurposeName; how: (typeof consentPlaces)[number] },
) => ctx.transaction((tx) => record(tx, user_id, { purpose, given: false, how }))

/** Records an answer. The same answer again, or two at once, is one row of the history. */
export const answerConsent = (ctx: Context, answer: ConsentInput): Promise<MyConsents> =>
  ctx.transaction(async (tx) => {
    await record(tx, signedIn(tx).id, answer)
    return myConsents(tx)
  })

type Answer = Omit<ConsentInput, 'how'> & { how: (typeof consentPlaces)[number] }

async function record(tx: Context, user_id: number, { purpose, given, how }: Answer) {
  await tx.db.select({ id: users.id }).from(users).where(eq(users.id, user_id)).for('update')
  const text_version = purposes[purpose].version
  const last = await lastConsent(tx, user_id, purpose)
  if (last?.given !== given || last.text_version !== text_version)
    await tx.db.insert(consents).values({ user_id, purpose, given, text_version, how, ip: tx.request.ip, at: tx.now() })
}
