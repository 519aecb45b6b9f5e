import { and, eq, ne } from 'drizzle-orm'
import { type Context, signedIn } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { appealUntil, mayAppeal } from '../cases/cases.policy.ts'
import { type ModerationCase, moderation_appeals, moderation_cases } from '../cases/cases.table.ts'
import { documentsOf, photoIdsSeen } from '../cases/seen.queries.ts'
import type { OwnDecision } from './appeals.schemas.ts'

/** A decision about something of the viewer's; anybody else's, and one that kept it, is 404. */
export async function findOwnDecision(ctx: Context, uuid: string, lock?: 'lock'): Promise<ModerationCase> {
  const query = ctx.db
    .select()
    .from(moderation_cases)
    .where(
      and(
        eq(moderation_cases.uuid, uuid),
        eq(moderation_cases.author_id, signedIn(ctx).id),
        eq(moderation_cases.state, 'decidida'),
        ne(moderation_cases.outcome, 'manter'),
      ),
    )
  const [row] = lock ? await query.for('update') : await query
  if (!row) throw new AppError('not_found', 'Não encontramos essa decisão.')
  return row
}

export async function showOwnDecision(ctx: Context, uuid: string): Promise<OwnDecision> {
  const row = await findOwnDecision(ctx, uuid)
  const { outcome, reason, decided_at } = row
  const until = appealUntil(row)
  if (!outcome || reason === null || !decided_at || !until)
    throw new Error(`case ${row.id} is decided without a decision`)
  const documents = await documentsOf(ctx, await photoIdsSeen(ctx, row.id))
  const [appeal] = await ctx.db.select().from(moderation_appeals).where(eq(moderation_appeals.case_id, row.id))
  return {
    ...{ uuid, kind: row.target, title: row.seen_title, text: row.seen_text, outcome, reason, decided_at, until },
    photos: [...documents.values()],
    suspended_until: row.suspended_until,
    appeal: appeal ?? null,
    can: { appeal: mayAppeal(row, appeal, ctx.now()) },
  }
}
