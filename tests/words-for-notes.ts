import { sql } from 'drizzle-orm'
import { isSilent, labelOf } from '#domains/house/back-office/audit/audit-fields.words.ts'
import { hasName } from '#domains/robots/devices/events/event-data.words.ts'
import type { Db } from '#platform/database/database.ts'

/** Whatever a test leaves in the audit log, or notes of a robot, has a name that staff can read. */
export async function demandWordsForNotes(db: Db) {
  const { rows } = await db.execute<{ key: string; audited: boolean }>(sql`
    select distinct key, true as audited from audit_log, lateral (values (before), (after)) sides (side),
      jsonb_object_keys(case when jsonb_typeof(side) = 'object' then side else '{}' end) key
    union select key, false from device_events, jsonb_object_keys(data) key where source = 'backend'`)
  const nameless = rows.filter(({ key, audited }) => !(audited ? isSilent(key) || labelOf(key) : hasName(key)))
  if (nameless.length)
    throw new Error(
      `no Portuguese name: ${nameless.map(({ key, audited }) => `${key} (${audited ? 'audit-fields' : 'event-data'}.words.ts)`).join(', ')}`,
    )
}
