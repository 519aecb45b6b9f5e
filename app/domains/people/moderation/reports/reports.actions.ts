import { eq, sql } from 'drizzle-orm'
import { type Context, signedIn } from '#platform/context.ts'
import { limitFor } from '#platform/rate-limit/limit-for.ts'
import { countAttempt, type Limit } from '#platform/rate-limit/rate-limit.ts'
import { type ModerationReport, moderation_cases, moderation_reports } from '../cases/cases.table.ts'
import { caseFor } from './open-case.actions.ts'
import { demandReportable, type Reported } from './reports.queries.ts'
import type { ReportAnswer, ReportCreate } from './reports.schemas.ts'

const DAY = 86_400
const perDay: Limit = {
  name: 'reports',
  points: 20,
  seconds: DAY,
  sentence: 'Você já denunciou muita coisa hoje. Se for urgente, escreva em Contato.',
}
const perTarget: Limit = {
  name: 'reports-of-thing',
  points: 60,
  seconds: DAY,
  sentence: 'Muita gente já denunciou isto hoje, e a moderação está vendo.',
}

/** Reports one thing: once per person and case. */
export async function reportThing(ctx: Context, { category, text, ...named }: ReportCreate): Promise<ReportAnswer> {
  const viewer = signedIn(ctx)
  await countAttempt(ctx, limitFor(viewer, perDay), String(viewer.id))
  const { target, target_id } = await demandReportable(ctx, named)
  await countAttempt(ctx, perTarget, `${target}:${target_id}`)
  return ctx.transaction(async (tx) => {
    const thing = await demandReportable(tx, named)
    const state = await addReport(tx, thing, { category, text, reporter_id: viewer.id })
    return { url: thing.seen.url, state }
  })
}

/** Of the word list: a case without anybody who reports. Once per case. */
export const reportBySystem = (tx: Context, thing: Omit<Reported, 'moderated'>, text: string) =>
  addReport(tx, thing, { category: 'outra', text, reporter_id: null, by_system: true })

type Written = Pick<ModerationReport, 'category' | 'text' | 'reporter_id'> & { by_system?: boolean }

async function addReport(
  tx: Context,
  { target, target_id, seen }: Omit<Reported, 'moderated'>,
  report: Written,
): Promise<ReportAnswer['state']> {
  const { id, state } = await caseFor(tx, { target, target_id }, seen)
  const [made] = await tx.db
    .insert(moderation_reports)
    .values({ ...report, case_id: id, created_at: tx.now() })
    .onConflictDoNothing()
    .returning({ id: moderation_reports.id })
  if (made)
    await tx.db
      .update(moderation_cases)
      .set({ reports_count: sql`${moderation_cases.reports_count} + 1`, last_reported_at: tx.now() })
      .where(eq(moderation_cases.id, id))
  if (state === 'decidida') return 'judged'
  return made ? 'received' : 'again'
}
