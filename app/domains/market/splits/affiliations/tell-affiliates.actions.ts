import { and, eq, inArray, isNull } from 'drizzle-orm'
import { createElement } from 'react'
import { users } from '#domains/people/accounts/users/users.table.ts'
import type { Context } from '#platform/context.ts'
import { sendMail } from '#platform/mail/send-mail.ts'
import { formatLongDay } from '#shared/dates.ts'
import { formatPercent, plural } from '#shared/numbers.ts'
import type { Programme, ProgrammeTerms } from '../programmes/programmes.table.ts'
import { tellPerson } from '../tell.actions.ts'
import { TermsChangeMail, termsChangeSubject } from './affiliations.emails.tsx'
import { affiliation_terms, affiliations } from './affiliations.table.ts'

type Store = { id: number; name: string }
type Change = { programme: Programme; store: Store; terms?: ProgrammeTerms; closes_at?: Date }

/** Tells everybody in a programme, by notice and by mail, what changes and from when; and keeps that they were told. */
export async function tellAffiliates(tx: Context, { programme, store, terms, closes_at }: Change) {
  const people = await tx.db
    .select({ id: affiliations.id, user_id: affiliations.user_id, email: users.email })
    .from(affiliations)
    .innerJoin(users, eq(users.id, affiliations.user_id))
    .where(
      and(
        eq(affiliations.programme_id, programme.id),
        inArray(affiliations.state, ['ativa', 'suspensa']),
        isNull(users.deleted_at),
      ),
    )
  const day = formatLongDay(terms?.effective_at ?? closes_at ?? tx.now())
  const { site } = tx.env
  for (const { id, user_id, email } of people) {
    await tellPerson(tx, user_id, {
      title: closes_at
        ? `O programa de afiliados de ${store.name} termina em ${day}`
        : `A comissão de ${store.name} muda em ${day}`,
      text: terms
        ? `Passa a ${formatPercent(terms.bps / 10_000, 2)}, com ${plural(terms.window_days, 'dia', 'dias')} de prazo. Até lá, vale o que você aceitou.`
        : 'Até lá, seus links valem como antes. O que você já vendeu continua seu.',
      url: '/vendedor/divulgar',
      key: terms ? `programme-terms:${terms.id}` : `programme-closes:${programme.id}`,
    })
    await sendMail(tx, {
      to: email,
      subject: termsChangeSubject,
      body: createElement(TermsChangeMail, { site, day, ends: closes_at !== undefined }),
    })
    if (terms)
      await tx.db
        .insert(affiliation_terms)
        .values({ affiliation_id: id, terms_id: terms.id, act: 'avisado', user_id, at: tx.now() })
  }
}
