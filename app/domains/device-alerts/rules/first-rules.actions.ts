import type { Context } from '#platform/context.ts'
import { alert_rules } from './alert-rules.table.ts'

/** What everybody wants to know of a robot that just became theirs: that it is silent, and that a sensor talks nonsense. */
export async function firstRules(tx: Context, { link_id }: { link_id: number }) {
  await tx.db.insert(alert_rules).values([
    { link_id, kind: 'silence', hold_minutes: 10, severity: 'critical' },
    { link_id, kind: 'impossible', hold_minutes: 10, severity: 'warning' },
  ])
}
