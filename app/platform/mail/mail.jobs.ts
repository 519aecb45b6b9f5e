import { eq, sql } from 'drizzle-orm'
import { createTransport } from 'nodemailer'
import type { Context } from '#platform/context.ts'
import { mails } from './mail.table.ts'
import { withoutOneTimeLinks } from './one-time-links.ts'

export type MailSettings = { smtp_url?: string; from: string }

/**
 * Sends one mail by SMTP. With no SMTP_URL it waits in the outbox. A refused or failed delivery is kept with its
 * reason and tried again by the queue. After delivery the one-time links are struck out of the kept copy.
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
      // The same mail keeps its id over retries, so a receiver that saw it already can drop the second.
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
  const kept = { html: withoutOneTimeLinks(mail.html), text: withoutOneTimeLinks(mail.text) }
  await ctx.db
    .update(mails)
    .set({ ...kept, status: 'sent', error: null, sent_at: ctx.now(), attempts: sql`${mails.attempts} + 1` })
    .where(eq(mails.id, mail_id))
}
