import { sql } from 'drizzle-orm'
import { isSilent, labelOf } from '#domains/house/back-office/audit/audit-fields.words.ts'
import { hasName } from '#domains/robots/devices/events/event-data.words.ts'
import type { Db } from '#platform/database/database.ts'
import { sqlState } from '#platform/database/sql-state.ts'

type Key = { key: string; audited: boolean }

/** In a transaction that a test broke nothing is left. */
const ABORTED = '25P02'

/** Whatever a test leaves in the audit log, or notes of a robot, has a name that staff can read. */
export async function demandWordsForNotes(db: Db) {
  const rows = await keysOf(db).catch((error: unknown) => {
    if (sqlState(error) === ABORTED) return []
    throw error
  })

  const nameless = rows.filter(({ key, audited }) => !(audited ? isSilent(key) || labelOf(key) : hasName(key)))
  if (nameless.length)
    throw new Error(
      `no Portuguese name: ${nameless.map(({ key, audited }) => `${key} (${audited ? 'audit-fields' : 'event-data'}.words.ts)`).join(', ')}`,
    )
}

async function keysOf(db: Db): Promise<Key[]> {
  const { rows } = await db.execute<Key>(sql`
    select distinct key, true as audited from audit_log, lateral (values (before), (after)) sides (side),
      jsonb_object_keys(case when jsonb_typeof(side) = 'object' then side else '{}' end) key
    union select key, false from device_events, jsonb_object_keys(data) key where source = 'backend'`)
  return rows
}
