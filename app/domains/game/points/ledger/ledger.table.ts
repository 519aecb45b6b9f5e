import { sql } from 'drizzle-orm'
import { type AnyPgColumn, boolean, date, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { users } from '#domains/people/accounts/users/users.table.ts'
import { createdAt, identity, optionalRef, ref, timestamptz } from '#platform/database/columns.ts'
import { action_types } from '../action-types/action-types.table.ts'
import { type EntrySource, entryKinds } from './entry.kinds.ts'

/**
 * Points, append-only; a balance is their sum. A cause counts once a person: one that is undone gets an entry against it,
 * and one that stands again an entry against that.
 */
export const point_entries = pgTable(
  'point_entries',
  {
    id: identity(),
    user_id: ref(() => users.id),
    kind: text({ enum: entryKinds }).notNull(),
    action_type_id: optionalRef(() => action_types.id),
    source_kind: text().$type<EntrySource>().notNull(),
    source_id: integer().notNull(),
    points: integer().notNull(),
    /** When what it is for happened, and which day that was for the person. */
    at: timestamptz().notNull(),
    day: date().notNull(),
    /** The entry that it takes back. */
    reverses_id: integer().references((): AnyPgColumn => point_entries.id),
    /** For what anybody may see, as of the last look (`recountOpen`): what is private is told to nobody by its points. */
    open: boolean().notNull().default(false),
    created_at: createdAt(),
  },
  (t) => [
    uniqueIndex('point_entries_once')
      .on(t.user_id, sql`coalesce(${t.action_type_id}, 0)`, t.kind, t.source_kind, t.source_id)
      .where(sql`reverses_id is null`),
    uniqueIndex('point_entries_reversed').on(t.reverses_id).where(sql`reverses_id is not null`),
    index('point_entries_of_type').on(t.user_id, t.action_type_id, t.at),
    index('point_entries_type').on(t.action_type_id),
    index('point_entries_source').on(t.source_kind, t.source_id),
    index('point_entries_at').on(t.at),
  ],
)
/** Of an entry that was not taken back. */
export const stands = sql`not exists (select from point_entries r where r.reverses_id = point_entries.id)`

export type PointEntry = typeof point_entries.$inferSelect

/**
 * Who plays: the sums of their entries, and the row that is locked while anything of theirs is
 * earned or spent. `npm run game -- rebuild` proves that they are the sums.
 */
export const players = pgTable(
  'players',
  {
    user_id: integer()
      .primaryKey()
      .references(() => users.id),
    balance: integer().notNull().default(0),
    earned: integer().notNull().default(0),
    /** When the newest of what they earned happened: who came first. */
    reached_at: timestamptz(),
    /** The same of open entries alone: for the ranking, and the level that others see. */
    open_earned: integer().notNull().default(0),
    open_reached_at: timestamptz(),
  },
  (t) => [index('players_open_earned').on(t.open_earned, t.open_reached_at)],
)
export type Player = typeof players.$inferSelect
