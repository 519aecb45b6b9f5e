import { type Context, signedIn } from '#platform/context.ts'
import { audit_log } from './audit.table.ts'

/** Logs a write by staff, in the same transaction. `subject` has the form 'plant:12'. */
export async function audit(
  tx: Context,
  entry: { action: string; subject: string; before?: unknown; after?: unknown },
) {
  await tx.db.insert(audit_log).values({
    user_id: signedIn(tx).id,
    action: entry.action,
    subject: entry.subject,
    before: entry.before ?? null,
    after: entry.after ?? null,
    ip: tx.request.ip,
  })
}
