import { desc, eq, sql } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { type Mail, mails } from '#platform/mail/mail.table.ts'
import { accountsJobs } from '../accounts.jobs.ts'

type Queued = { id: string; identifier: keyof typeof accountsJobs; payload: never }

/** Runs this domain's queued jobs in order, as the worker would. */
export async function runAccountJobs(ctx: Context) {
  const { rows } = await ctx.db.execute<Queued>(sql`
    select j.id, t.identifier, j.payload from graphile_worker._private_jobs j
    join graphile_worker._private_tasks t on t.id = j.task_id where starts_with(t.identifier, 'accounts.') order by j.id`)
  for (const { id, identifier, payload } of rows) {
    await (accountsJobs[identifier] as (ctx: Context, payload: never) => Promise<void>)(ctx, payload)
    await ctx.db.execute(sql`delete from graphile_worker._private_jobs where id = ${id}`)
  }
}

/** The mails sent to an address, newest first. */
export async function mailsTo(ctx: Context, email: string): Promise<Mail[]> {
  await runAccountJobs(ctx)
  return ctx.db.select().from(mails).where(eq(mails.to, email)).orderBy(desc(mails.id))
}

/** The one-time token in a mail's link. */
export function tokenIn(mail: Mail | undefined): string {
  const token = mail?.text.match(/[?&]token=([\w-]+)/)?.[1]
  if (!token) throw new Error(`no token in this mail: ${mail?.subject}`)
  return token
}

/** The newest mailed link to an address (optionally by subject), as a path. */
export async function lastLink(ctx: Context, email: string, subject?: string): Promise<string> {
  const mail = (await mailsTo(ctx, email)).find((each) => !subject || each.subject === subject)
  return linkIn(mail?.text ?? '')
}

/** The one-time link in a mail, as a path. */
export function linkIn(text: string): string {
  const link = text.match(/https?:\/\/[^\s<>\]]+token=[\w-]+[^\s<>\]]*/)?.[0]
  if (!link) throw new Error(`no link in the mail:\n${text}`)
  const { pathname, search } = new URL(link)
  return pathname + search
}
