import { type Context, signedIn } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { acceptanceOf, currentTerms } from './terms.queries.ts'
import type { AcceptedTerms, TermsAcceptance } from './terms.schemas.ts'
import { terms_acceptances } from './terms.table.ts'

/** Records that the viewer accepts the current text. Idempotent: the first acceptance is kept. */
export async function acceptTerms(ctx: Context, { terms_of_service_id }: TermsAcceptance): Promise<AcceptedTerms> {
  const current = await currentTerms(ctx)
  if (terms_of_service_id !== current.id)
    throw new AppError('conflict', 'Os termos mudaram. Leia a versão atual e aceite de novo.')
  return acceptCurrentTerms(ctx, signedIn(ctx).id, current.id)
}

/** Inserts an acceptance with time and address (append-only). Used at registration and by `acceptTerms`. */
export async function acceptCurrentTerms(ctx: Context, user_id: number, terms_of_service_id: number) {
  const { ip, user_agent } = ctx.request
  await ctx.db
    .insert(terms_acceptances)
    .values({ user_id, terms_of_service_id, ip, user_agent, accepted_at: ctx.now() })
    .onConflictDoNothing()
  const accepted = await acceptanceOf(ctx, user_id, terms_of_service_id)
  if (!accepted) throw new Error('an acceptance just written was not found')
  return accepted
}
