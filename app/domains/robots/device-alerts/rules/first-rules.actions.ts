import type { Context } from '#platform/context.ts'
import { alert_rules } from './alert-rules.table.ts'

/** What everybody wants to know of a robot that just became theirs: that it is silent, and that a sensor talks nonsense. */
export async function firstRules(tx: Context, { link_id }: { link_id: number }) {
  const made = { link_id, hold_minutes: 10, created_at: tx.now(), updated_at: tx.now() }
  await tx.db.insert(alert_rules).values([
    { ...made, kind: 'silence', severity: 'critical' },
    { ...made, kind: 'impossible', severity: 'warning' },
  ])
}
