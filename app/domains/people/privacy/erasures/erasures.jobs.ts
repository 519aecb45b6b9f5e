import { and, desc, eq, isNotNull, lt, lte, or } from 'drizzle-orm'
import { createElement } from 'react'
import type { Context } from '#platform/context.ts'
import { addJob, type JobHandlers } from '#platform/jobs/jobs.ts'
import { mails } from '#platform/mail/mail.table.ts'
import { sendMail } from '#platform/mail/send-mail.ts'
import { erasePerson } from './erase-person.actions.ts'
import { lockPerson } from './erasures.actions.ts'
import { ErasedMail, erasedSubject } from './erasures.emails.tsx'
import { isPending } from './erasures.queries.ts'
import { erasures } from './erasures.table.ts'

declare module '#platform/jobs/jobs.ts' {
  interface Jobs {
    'privacy.erase_due': Record<string, never>
    'privacy.erase': { erasure_id: number }
    'privacy.sweep_farewells': Record<string, never>
  }
}

export const erasuresJobs = {
  /** Daily: one job per due person, so that a failing one does not block the others. */
  'privacy.erase_due': (ctx: Context) =>
    ctx.transaction(async (tx) => {
      const due = await tx.db
        .select({ id: erasures.id })
        .from(erasures)
        .where(and(isPending(), lte(erasures.erase_after, tx.now())))
      for (const { id } of due) await addJob(tx, 'privacy.erase', { erasure_id: id }, { job_key: `erase:${id}` })
    }),
  /** Rows in one transaction, then the files: after a crash the leftovers are deleted as unreferenced. */
  'privacy.erase': async (ctx: Context, { erasure_id }: { erasure_id: number }) => {
    const places = await ctx.transaction((tx) => erase(tx, erasure_id))
    for (const place of places) await ctx.env.storage.remove(place)
  },
  'privacy.sweep_farewells': (ctx: Context) => ctx.transaction(sweepFarewells),
} satisfies JobHandlers

async function erase(tx: Context, erasure_id: number): Promise<string[]> {
  const [erasure] = await tx.db.select().from(erasures).where(eq(erasures.id, erasure_id))
  if (!erasure) return []
  const person = await lockPerson(tx, erasure.user_id)
  // Conditional UPDATE under the lock: a cancelled erasure matches no row.
  const [begun] = await tx.db
    .update(erasures)
    .set({ erased_at: tx.now(), public_file_ids: [] })
    .where(and(eq(erasures.id, erasure_id), isPending(), lte(erasures.erase_after, tx.now())))
    .returning()
  if (!begun) return []
  const places = await erasePerson(tx, person)
  await mailFarewell(tx, erasure_id, person)
  return places
}

/** The only remaining copy of their address, until the mail is sent. */
async function mailFarewell(tx: Context, erasure_id: number, { email, nickname }: { email: string; nickname: string }) {
  await sendMail(tx, {
    to: email,
    subject: erasedSubject,
    body: createElement(ErasedMail, { site: tx.env.site, nickname }),
  })
  const [mail] = await tx.db
    .select({ id: mails.id })
    .from(mails)
    .where(eq(mails.to, email))
    .orderBy(desc(mails.id))
    .limit(1)
  await tx.db.update(erasures).set({ farewell_mail_id: mail?.id }).where(eq(erasures.id, erasure_id))
}

const WEEK = 7 * 86_400_000

/** Deletes the mail once it is sent, or after a week without delivery. */
async function sweepFarewells(tx: Context) {
  const over = await tx.db
    .select({ id: erasures.id, mail_id: mails.id })
    .from(erasures)
    .innerJoin(mails, eq(mails.id, erasures.farewell_mail_id))
    .where(
      and(
        isNotNull(erasures.farewell_mail_id),
        or(eq(mails.status, 'sent'), lt(erasures.erased_at, new Date(tx.now().getTime() - WEEK))),
      ),
    )
  for (const { id, mail_id } of over) {
    await tx.db.delete(mails).where(eq(mails.id, mail_id))
    await tx.db.update(erasures).set({ farewell_mail_id: null }).where(eq(erasures.id, id))
  }
}
