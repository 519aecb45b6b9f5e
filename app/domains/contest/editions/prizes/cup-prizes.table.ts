import { index, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import { identity, optionalRef, ref } from '#platform/database/columns.ts'
import { cup_editions } from '../editions/cup-editions.table.ts'
import { cup_modalities } from '../modalities/cup-modalities.table.ts'
import { cup_sponsors } from '../sponsors/cup-sponsors.table.ts'
import { prizeKinds, prizeStates } from './cup-prize.kinds.ts'

/** What the one in this place of a modality gets; without a modality, of 'cultivo do ano'. */
export const cup_prizes = pgTable(
  'cup_prizes',
  {
    id: identity(),
    edition_id: ref(() => cup_editions.id),
    modality_id: optionalRef(() => cup_modalities.id),
    place: smallint().notNull(),
    name: text().notNull(),
    text: text().notNull().default(''),
    kind: text({ enum: prizeKinds }).notNull(),
    sponsor_id: optionalRef(() => cup_sponsors.id),
    state: text({ enum: prizeStates }).notNull().default('prometido'),
    /** For staff: a tracking code, who received it. */
    state_note: text().notNull().default(''),
  },
  (t) => [index('cup_prizes_edition').on(t.edition_id, t.modality_id, t.place)],
)
