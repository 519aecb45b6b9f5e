import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { alert_rules } from '../rules/alert-rules.table.ts'
import { alert_episodes } from './alert-episodes.table.ts'

/** Rules that say something else now: what was open by them is over, and nobody is told. */
export const endEpisodes = (tx: Context, rule_ids: number[]) =>
  tx.db
    .update(alert_episodes)
    .set({ ended_at: tx.now(), ended_by: 'changed' })
    .where(and(inArray(alert_episodes.rule_id, rule_ids), isNull(alert_episodes.ended_at)))

/** Whoever had a robot has it no more. */
export async function endOfLink(tx: Context, { link_id }: { link_id: number }) {
  const rules = await tx.db.select({ id: alert_rules.id }).from(alert_rules).where(eq(alert_rules.link_id, link_id))
  if (rules.length)
    await endEpisodes(
      tx,
      rules.map(({ id }) => id),
    )
}
