import { eq, sql } from 'drizzle-orm'
import { createTransport } from 'nodemailer'
import type { Context } from '#platform/context.ts'
import { mails } from './mail.table.ts'
import { withoutOneTimeLinks } from './one-time-links.ts'

export type MailSettings = { smtp_url?: string; from: string }

/**
 * Sends one mail by SMTP. Without SMTP_URL it stays in the outbox. A failed delivery is stored with its reason and
 * retried by the queue. After delivery one-time links are redacted in the stored copy.
 */
export async function deliverMail(ctx: Context, { mail_id }: { mail_id: number }) {
  const settings = ctx.env.mail
  if (!settings.smtp_url) return
  const [mail] = await ctx.db.select().from(mails).where(eq(mails.id, mail_id))
  if (!mail || mail.status === 'sent') return
  const transport = createTransport(settings.smtp_url)
  try {
    await transport.sendMail({
      from: settings.from,
      to: mail.to,
      subject: mail.subject,
      html: mail.html,
      text: mail.text,
      headers: mail.unsubscribe_url ? oneClickUnsubscribe(mail.unsubscribe_url) : undefined,
      // Message-ID is stable over retries, so that a receiver can drop duplicates.
      messageId: `<mail-${mail.id}-${mail.created_at.getTime()}@grower>`,
    })
  } catch (error) {
    await ctx.db
      .update(mails)
      .set({ status: 'failed', error: String(error).slice(0, 500), attempts: sql`${mails.attempts} + 1` })
      .where(eq(mails.id, mail_id))
    throw error
  } finally {
    transport.close()
  }
  const kept = { unsubscribe_url: null, html: withoutOneTimeLinks(mail.html), text: withoutOneTimeLinks(mail.text) }
  await ctx.db
    .update(mails)
    .set({ ...kept, status: 'sent', error: null, sent_at: ctx.now(), attempts: sql`${mails.attempts} + 1` })
    .where(eq(mails.id, mail_id))
}

/** RFC 8058: the mail program shows a button and posts by itself. */
const oneClickUnsubscribe = (url: string) => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})
