import { and, asc, eq, gt, isNotNull, isNull } from 'drizzle-orm'
import { createElement } from 'react'
import { users } from '#domains/people/accounts/users/users.table.ts'
import type { Context } from '#platform/context.ts'
import { addJob, type JobHandlers } from '#platform/jobs/jobs.ts'
import { sendMail } from '#platform/mail/send-mail.ts'
import { type TextKindName, textKinds } from './text.kinds.ts'
import { UpcomingTextMail, upcomingTextSubject } from './texts.emails.tsx'
import { tableOf } from './texts.table.ts'

type Announcement = { kind: TextKindName; text_id: number; after_user_id: number }

declare module '#platform/jobs/jobs.ts' {
  interface Jobs {
    'legal.announce': Announcement
  }
}

const AT_ONCE = 100

export const textsJobs = {
  /** Mails all users an announcement of an upcoming version: in batches, each exactly once. */
  'legal.announce': (ctx: Context, announcement: Announcement) =>
    ctx.transaction(async (tx) => {
      const { kind: name, text_id, after_user_id } = announcement
      const table = tableOf[name]
      const [text] = await tx.db.select().from(table).where(eq(table.id, text_id))
      // A job that runs late sends nothing once the version is effective: pages already show it.
      if (!text?.effective_at || text.effective_at <= tx.now()) return
      const people = await peopleAfter(tx, after_user_id)
      const { version, summary, slug, effective_at } = text
      const kind = textKinds[name]
      for (const { email, nickname } of people) {
        const body = createElement(UpcomingTextMail, {
          site: tx.env.site,
          nickname,
          kind,
          text: { version, summary, slug, effective_at },
        })
        await sendMail(tx, { to: email, subject: upcomingTextSubject(kind), body })
      }
      const last = people.at(-1)
      if (last && people.length === AT_ONCE)
        await addJob(tx, 'legal.announce', { ...announcement, after_user_id: last.id })
    }),
} satisfies JobHandlers

const peopleAfter = ({ db }: Context, id: number) =>
  db
    .select({ id: users.id, email: users.email, nickname: users.nickname })
    .from(users)
    .where(
      and(
        gt(users.id, id),
        isNotNull(users.email_verified_at),
        isNull(users.suspended_at),
        isNull(users.leaving_at),
        isNull(users.deleted_at),
      ),
    )
    .orderBy(asc(users.id))
    .limit(AT_ONCE)
