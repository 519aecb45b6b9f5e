import { and, asc, count, desc, eq, or } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { contains } from '#platform/database/contains.ts'
import { mails } from '#platform/mail/mail.table.ts'
import { withoutOneTimeLinks } from '#platform/mail/one-time-links.ts'
import { toPage, windowOf } from '#shared/pagination.ts'
import type { MailFilter, Outbox } from './mails.schemas.ts'

/** Mails, newest first; those that failed wait for somebody, the oldest first. One-time links are masked except in the demo world, whose accounts are fictional. */
export async function listMails({ db, env }: Context, filter: MailFilter): Promise<Outbox> {
  const { limit, offset } = windowOf(filter)
  const where = and(
    filter.status && eq(mails.status, filter.status),
    filter.search ? or(contains(mails.to, filter.search), contains(mails.subject, filter.search)) : undefined,
  )
  const [rows, totals] = await Promise.all([
    db
      .select()
      .from(mails)
      .where(where)
      .orderBy(filter.status === 'failed' ? asc(mails.id) : desc(mails.id))
      .limit(limit)
      .offset(offset),
    db.select({ total: count() }).from(mails).where(where),
  ])
  const shown = rows.map(({ html: _, ...mail }) => ({
    ...mail,
    text: env.demo ? mail.text : withoutOneTimeLinks(mail.text),
  }))
  return { ...toPage(shown, totals[0]?.total ?? 0, filter), smtp_configured: env.mail.smtp_url !== undefined }
}
