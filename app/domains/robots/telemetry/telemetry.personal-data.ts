import { sql } from 'drizzle-orm'
import type { PersonalTable } from '#platform/personal-data.ts'
import { telemetry_1h } from './rollups/rollups.table.ts'

export const telemetryPersonalData: PersonalTable[] = [
  {
    table: telemetry_1h,
    label: 'O que os seus robôs mediram, hora a hora',
    // Of a robot that changed hands each has the time that was theirs.
    rows: ({
      id,
    }) => sql`exists (select from device_links l where l.user_id = ${id} and l.device_id = ${telemetry_1h.device_id}
      and ${telemetry_1h.at} >= date_trunc('hour', l.linked_at) and ${telemetry_1h.at} < coalesce(l.unlinked_at, 'infinity'))`,
    exported: { file: 'robos-medidas' },
    erased: { kept: 'As medidas ficam no robô, sem nada que diga de quem ele foi.' },
  },
]
