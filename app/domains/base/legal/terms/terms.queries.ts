import { and, desc, eq, ne } from 'drizzle-orm'
import { type Context, signedIn } from '#platform/context.ts'
import { compare } from '../texts/compare.model.ts'
import { textKinds } from '../texts/text.kinds.ts'
import { currentText, showText } from '../texts/texts.queries.ts'
import { terms_of_service } from '../texts/texts.table.ts'
import type { AcceptedTerms, TermsChanges } from './terms.schemas.ts'
import { terms_acceptances } from './terms.table.ts'

const kind = textKinds.termos_de_servico

export const currentTerms = (ctx: Context) => currentText(ctx, kind)

export async function acceptanceOf({ db }: Context, user_id: number, terms_of_service_id: number) {
  const [accepted] = await db
    .select({ terms_of_service_id: terms_acceptances.terms_of_service_id, accepted_at: terms_acceptances.accepted_at })
    .from(terms_acceptances)
    .where(and(eq(terms_acceptances.user_id, user_id), eq(terms_acceptances.terms_of_service_id, terms_of_service_id)))
  return accepted satisfies AcceptedTerms | undefined
}

/** Difference between the version that the viewer last accepted and the current one, or the version of `slug`. */
export async function termsChanges(ctx: Context, slug?: string): Promise<TermsChanges> {
  const to = slug ? await showText(ctx, kind, slug) : await currentTerms(ctx)
  const from = await lastAccepted(ctx, to.id)
  if (!from) return { changes: null }
  const { version: from_version, accepted_at, body } = from
  const { version: to_version, summary } = to
  return { changes: { from_version, to_version, accepted_at, summary, blocks: compare(body, to.body) } }
}

/** Undefined when they never accepted another version, or have accepted this one already. */
async function lastAccepted(ctx: Context, but: number) {
  const user_id = signedIn(ctx).id
  if (await acceptanceOf(ctx, user_id, but)) return undefined
  const { accepted_at } = terms_acceptances
  const [text] = await ctx.db
    .select({ version: terms_of_service.version, body: terms_of_service.body, accepted_at })
    .from(terms_acceptances)
    .innerJoin(terms_of_service, eq(terms_of_service.id, terms_acceptances.terms_of_service_id))
    .where(and(eq(terms_acceptances.user_id, user_id), ne(terms_of_service.id, but)))
    .orderBy(desc(terms_acceptances.id))
    .limit(1)
  return text
}
