import { and, desc, eq } from 'drizzle-orm'
import { type Context, signedIn } from '#platform/context.ts'
import type { MyConsents } from './consents.schemas.ts'
import { consents } from './consents.table.ts'
import { type PurposeName, purposeNames } from './purpose.kinds.ts'

/** The viewer's current consents, and their history. */
export async function myConsents(ctx: Context): Promise<MyConsents> {
  const { id, purpose, given, text_version, how, at } = consents
  const history = await ctx.db
    .select({ id, purpose, given, text_version, how, at })
    .from(consents)
    .where(eq(consents.user_id, signedIn(ctx).id))
    .orderBy(desc(consents.id))
    .limit(200)
  const data = purposeNames.map((name) => {
    const last = history.find((answer) => answer.purpose === name)
    return { purpose: name, given: last?.given ?? false, at: last?.at ?? null }
  })
  return { data, history }
}

/** The newest answer; undefined when never answered. */
export async function lastConsent({ db }: Context, user_id: number, purpose: PurposeName) {
  const [last] = await db
    .select()
    .from(consents)
    .where(and(eq(consents.user_id, user_id), eq(consents.purpose, purpose)))
    .orderBy(desc(consents.id))
    .limit(1)
  return last
}
