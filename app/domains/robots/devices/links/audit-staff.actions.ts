import { audit } from '#platform/audit/audit.ts'
import type { Context } from '#platform/context.ts'
import type { InDevice } from './in-device.queries.ts'

/** What staff does to somebody's robot is written down, in the same transaction. */
export async function auditStaff(tx: Context, { device, role }: InDevice, action: string, after?: unknown) {
  if (role === 'staff') await audit(tx, { action, subject: `device:${device.id}`, after })
}
