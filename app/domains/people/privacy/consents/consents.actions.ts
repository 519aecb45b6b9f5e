import { eq } from 'drizzle-orm'
import { users } from '#domains/people/accounts/users/users.table.ts'
import { type Context, signedIn } from '#platform/context.ts'
import { lastConsent, myConsents } from './consents.queries.ts'
import type { ConsentInput, MyConsents } from './consents.schemas.ts'
import { consents } from './consents.table.ts'
import { purposes } from './purpose.kinds.ts'

/** Records an answer. The same answer again, or two at once, is one row of the history. */
export const answerConsent = (ctx: Context, { purpose, given, how }: ConsentInput): Promise<MyConsents> =>
  ctx.transaction(async (tx) => {
    const user_id = signedIn(tx).id
    await tx.db.select({ id: users.id }).from(users).where(eq(users.id, user_id)).for('update')
    const text_version = purposes[purpose].version
    const last = await lastConsent(tx, user_id, purpose)
    if (last?.given !== given || last.text_version !== text_version)
      await tx.db
        .insert(consents)
        .values({ user_id, purpose, given, text_version, how, ip: tx.request.ip, at: tx.now() })
    return myConsents(tx)
  })
