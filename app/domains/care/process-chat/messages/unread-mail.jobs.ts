import { and, eq, gt, inArray, isNull, max, ne } from 'drizzle-orm'
import { createElement } from 'react'
import { compartmentOf, professions } from '#domains/care/processes/processes/process.kinds.ts'
import { processUrl } from '#domains/care/processes/processes/process-address.model.ts'
import { process_members, processes } from '#domains/care/processes/processes/processes.table.ts'
import { users } from '#domains/people/accounts/users/users.table.ts'
import type { Context } from '#platform/context.ts'
import type { JobHandlers } from '#platform/jobs/jobs.ts'
import { sendMail } from '#platform/mail/send-mail.ts'
import { type Audience, audiences } from './chat-audience.kinds.ts'
import { chat_messages, chat_reads } from './chat-messages.table.ts'
import { UNREAD_SUBJECT, UnreadMail } from './unread-mail.emails.tsx'

declare module '#platform/jobs/jobs.ts' {
  interface Jobs {
    /** Mails who has not read a message some minutes after it was written. */
    'process_chat.mail_unread': { process_id: number; user_id: number }
  }
}

export const unreadMailJobs = {
  'process_chat.mail_unread': (ctx, told) => ctx.transaction((tx) => mailUnread(tx, told)),
} satisfies JobHandlers

/** Once for what is unread; who has left the team meanwhile gets none. */
async function mailUnread(tx: Context, { process_id, user_id }: { process_id: number; user_id: number }) {
  const [process] = await tx.db.select().from(processes).where(eq(processes.id, process_id)).for('update')
  const [person] = await tx.db.select().from(users).where(eq(users.id, user_id))
  if (!process || !person?.email_verified_at || person.suspended_at || person.deleted_at) return
  const heard = await heardBy(tx, process, person)
  const [seen] = await tx.db
    .select()
    .from(chat_reads)
    .where(and(eq(chat_reads.process_id, process_id), eq(chat_reads.user_id, user_id)))
  const [newest] = await tx.db
    .select({ id: max(chat_messages.id) })
    .from(chat_messages)
    .where(
      and(
        eq(chat_messages.process_id, process_id),
        inArray(chat_messages.audience, heard),
        ne(chat_messages.user_id, user_id),
        gt(chat_messages.id, Math.max(seen?.read_id ?? 0, seen?.mailed_id ?? 0)),
      ),
    )
  if (!newest?.id) return
  await tx.db
    .insert(chat_reads)
    .values({ process_id, user_id, read_id: 0, read_at: tx.now(), mailed_id: newest.id })
    .onConflictDoUpdate({ target: [chat_reads.process_id, chat_reads.user_id], set: { mailed_id: newest.id } })
  const { site } = tx.env
  const link = `${site.url}${processUrl(process.token)}/chat`
  await sendMail(tx, { to: person.email, subject: UNREAD_SUBJECT, body: createElement(UnreadMail, { site, link }) })
}

async function heardBy(
  tx: Context,
  process: { id: number; client_id: number },
  person: { id: number; user_type: string },
) {
  if (person.id === process.client_id) return [...audiences]
  const profession = professions.find((one) => one === person.user_type)
  const seated = await tx.db.$count(
    process_members,
    and(
      eq(process_members.process_id, process.id),
      eq(process_members.user_id, person.id),
      isNull(process_members.left_at),
    ),
  )
  return profession && seated > 0 ? (['todos', compartmentOf[profession]] satisfies Audience[]) : []
}
