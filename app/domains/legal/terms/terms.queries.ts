import { and, desc, eq, lte } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import type { AcceptedTerms, CurrentTerms } from './terms.schemas.ts'
import { terms_acceptances, terms_of_service } from './terms.table.ts'

/** The newest text whose date has come. */
export async function currentTerms({ db, now }: Context): Promise<CurrentTerms> {
  const { id, version, body, effective_at } = terms_of_service
  const [terms] = await db
    .select({ id, version, body, effective_at })
    .from(terms_of_service)
    .where(lte(effective_at, now()))
    .orderBy(desc(effective_at), desc(id))
    .limit(1)
  if (!terms) throw new AppError('not_found', 'Ainda não há termos de serviço publicados.')
  return terms
}

export async function acceptanceOf({ db }: Context, user_id: number, terms_of_service_id: number) {
  const [accepted] = await db
    .select({ terms_of_service_id: terms_acceptances.terms_of_service_id, accepted_at: terms_acceptances.accepted_at })
    .from(terms_acceptances)
    .where(and(eq(terms_acceptances.user_id, user_id), eq(terms_acceptances.terms_of_service_id, terms_of_service_id)))
  return accepted satisfies AcceptedTerms | undefined
}
