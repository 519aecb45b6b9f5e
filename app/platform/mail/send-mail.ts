import { type Options, render } from '@react-email/render'
import type { ReactElement } from 'react'
import type { Context } from '#platform/context.ts'
import { addJob } from '#platform/jobs/jobs.ts'
import { mails } from './mail.table.ts'

/** Words without HTML, titles as they are written. */
export const plain: Options = {
  plainText: true,
  htmlToTextOptions: { selectors: [{ selector: 'h1', options: { uppercase: false } }] },
}

/** Writes a mail to the outbox and enqueues its delivery, in the caller's transaction. */
export async function sendMail(
  tx: Context,
  mail: { to: string; subject: string; body: ReactElement; unsubscribe_url?: string },
) {
  const [html, text] = await Promise.all([render(mail.body), render(mail.body, plain)])
  const [row] = await tx.db
    .insert(mails)
    .values({ to: mail.to, subject: mail.subject, html, text, unsubscribe_url: mail.unsubscribe_url })
    .returning({ id: mails.id })
  if (!row) throw new Error('insert returned no row')
  await addJob(tx, 'mail.deliver', { mail_id: row.id }, { job_key: `mail:${row.id}`, max_attempts: 12 })
  return row.id
}
