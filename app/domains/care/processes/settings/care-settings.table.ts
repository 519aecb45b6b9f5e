import { sql } from 'drizzle-orm'
import { boolean, check, pgTable, text } from 'drizzle-orm/pg-core'
import { users } from '#domains/people/accounts/users/users.table.ts'
import { optionalRef } from '#platform/database/columns.ts'
import { distributions } from '../processes/process.kinds.ts'

/** The settings of Comunidade 360: one row, by the specification's names. */
export const care_settings = pgTable(
  'care_settings',
  {
    the_one: boolean().primaryKey().default(true),
    adv_pattern_id: optionalRef(() => users.id, 'set null'),
    adv_secoundary_id: optionalRef(() => users.id, 'set null'),
    medico_id: optionalRef(() => users.id, 'set null'),
    eng_agro_id: optionalRef(() => users.id, 'set null'),
    /** Whom the reception finds chosen in a process without a team. */
    distribution: text({ enum: distributions }).notNull().default('padrao'),
    link_pag_eng_agro: text().notNull().default(''),
    link_pag_medico: text().notNull().default(''),
  },
  (t) => [check('care_settings_one_row', sql`${t.the_one}`)],
)
