import { and, eq, isNotNull, ne } from 'drizzle-orm'
import { createElement } from 'react'
import { users } from '#domains/people/accounts/users/users.table.ts'
import { notify } from '#domains/people/notifications/index.ts'
import type { Context } from '#platform/context.ts'
import { sendMail } from '#platform/mail/send-mail.ts'
import { formatLongDay } from '#shared/dates.ts'
import type { AppealOutcome, Outcome } from './case.kinds.ts'
import { type ModerationCase, moderation_reports } from './cases.table.ts'
import { SuspendedMail, suspendedSubject } from './suspended.emails.tsx'

/** What the author reads first. Nothing happened to what is kept: its author is not told. */
const toAuthor: Record<Exclude<Outcome, 'manter'>, (title: string) => string> = {
  esconder: (title) => `A moderação escondeu: ${title}`,
  remover: (title) => `A moderação removeu: ${title}`,
  avisar: (title) => `A moderação deixou um aviso: ${title}`,
  suspender: () => 'A moderação suspendeu sua conta',
}

/** Tells the author what was decided, why and how to appeal; and whoever reported, the outcome alone. */
export async function tellDecision(tx: Context, decided: ModerationCase) {
  const { id, uuid, author_id, outcome, reason, seen_title, seen_url, suspended_until } = decided
  if (author_id !== null && outcome && outcome !== 'manter')
    await notify(tx, {
      user_id: author_id,
      kind: 'moderation',
      title: toAuthor[outcome](seen_title),
      text: [
        `Motivo: ${reason}`,
        suspended_until && `Vale até ${formatLongDay(suspended_until)}.`,
        'Abra para ler tudo. Você pode recorrer em até 30 dias.',
      ]
        .filter(Boolean)
        .join(' '),
      url: `/recurso/${uuid}`,
      key: `moderation:${id}:decided`,
    })
  if (outcome === 'suspender') await mailSuspended(tx, decided)
  const kept = outcome === 'manter'
  for (const user_id of await reportersOf(tx, decided))
    await notify(tx, {
      user_id,
      kind: 'moderation',
      title: 'A moderação analisou sua denúncia',
      text: kept
        ? `${seen_title}: não achamos quebra das regras, e nada muda. Obrigado por avisar.`
        : `${seen_title}: as regras foram quebradas, e a moderação agiu. Obrigado por avisar.`,
      url: kept ? seen_url : '/transparencia',
      key: `moderation:${id}:reporter`,
    })
}

async function mailSuspended(tx: Context, { author_id, seen_title, reason, suspended_until }: ModerationCase) {
  const [author] = await tx.db
    .select()
    .from(users)
    .where(eq(users.id, author_id ?? 0))
  if (!author || !suspended_until || !reason) return
  const { nickname, email } = author
  const words = { nickname, title: seen_title, reason, until: formatLongDay(suspended_until) }
  await sendMail(tx, {
    to: email,
    subject: suspendedSubject,
    body: createElement(SuspendedMail, { site: tx.env.site, ...words }),
  })
}

export async function tellAppeal(
  tx: Context,
  { id, uuid, author_id, seen_title }: ModerationCase,
  outcome: AppealOutcome,
) {
  if (author_id === null) return
  await notify(tx, {
    user_id: author_id,
    kind: 'moderation',
    title: outcome === 'revertido' ? 'Seu recurso foi aceito' : 'Seu recurso foi analisado',
    text:
      outcome === 'revertido'
        ? `${seen_title}: a decisão foi desfeita. Abra para ler a resposta.`
        : `${seen_title}: a decisão continua valendo. Abra para ler a resposta.`,
    url: `/recurso/${uuid}`,
    key: `moderation:${id}:appeal`,
  })
}

async function reportersOf({ db }: Context, { id, author_id }: ModerationCase): Promise<number[]> {
  const rows = await db
    .select({ id: moderation_reports.reporter_id })
    .from(moderation_reports)
    .where(
      and(
        eq(moderation_reports.case_id, id),
        isNotNull(moderation_reports.reporter_id),
        ne(moderation_reports.reporter_id, author_id ?? 0),
      ),
    )
  return rows.flatMap((row) => row.id ?? [])
}
