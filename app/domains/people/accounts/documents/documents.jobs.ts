import { and, between, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { createElement } from 'react'
import type { Context } from '#platform/context.ts'
import { forEach } from '#platform/jobs/for-each.ts'
import type { JobHandlers } from '#platform/jobs/jobs.ts'
import { sendMail } from '#platform/mail/send-mail.ts'
import { dayKey, daysBetween } from '#shared/dates.ts'
import { users } from '../users/users.table.ts'
import { DocumentExpiryMail, expirySubject } from './documents.emails.tsx'
import { document_reminders, user_documents } from './documents.table.ts'

declare module '#platform/jobs/jobs.ts' {
  interface Jobs {
    'accounts.remind_documents': Record<string, never>
  }
}

export const documentsJobs = { 'accounts.remind_documents': remindOfDocuments } satisfies JobHandlers

const distances = [60, 30, 7, 0]
/** If the job did not run on the day, the reminder is sent up to two days late. */
const LATE = 2

async function remindOfDocuments(ctx: Context) {
  const due = await Promise.all(
    distances.map(async (days) => (await dueOf(ctx, days)).map((one) => ({ ...one, days }))),
  )
  await forEach(ctx, due.flat(), remind)
}

/** Documents that expire in so many days, of active users with a confirmed e-mail. */
async function dueOf(ctx: Context, days: number) {
  const today = dayKey(ctx.now())
  const day = (ahead: number) => sql`${today}::date + ${ahead}::int`
  return ctx.db
    .select({ id: user_documents.id, expires_on: user_documents.expires_on, email: users.email })
    .from(user_documents)
    .innerJoin(users, eq(users.id, user_documents.user_id))
    .where(
      and(
        between(user_documents.expires_on, day(days - LATE), day(days)),
        isNotNull(users.email_verified_at),
        isNull(users.suspended_at),
        isNull(users.deleted_at),
      ),
    )
}

type Due = { id: number; expires_on: string | null; email: string; days: number }

/** The unique row deduplicates: of two workers the second finds it and sends no mail. */
async function remind(tx: Context, { id, expires_on, email, days }: Due) {
  if (!expires_on || !(await stillSo(tx, id, expires_on))) return
  const noted = await tx.db
    .insert(document_reminders)
    .values({ document_id: id, expires_on, days, sent_at: tx.now() })
    .onConflictDoNothing()
    .returning({ days: document_reminders.days })
  if (!noted.length) return
  const left = daysBetween(tx.now(), expires_on)
  await sendMail(tx, {
    to: email,
    subject: expirySubject(expires_on, left),
    body: createElement(DocumentExpiryMail, { site: tx.env.site, expires_on, left }),
  })
}

/** Still exists with this expiry date; locked until the mail is written. */
async function stillSo(tx: Context, id: number, expires_on: string) {
  const same = and(eq(user_documents.id, id), eq(user_documents.expires_on, expires_on))
  return (await tx.db.select({ id: user_documents.id }).from(user_documents).where(same).for('update')).length === 1
}
