import { sql } from 'drizzle-orm'
import { boolean, index, jsonb, pgTable, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { cup_editions } from '#domains/contest/editions/editions/cup-editions.table.ts'
import { cup_modalities } from '#domains/contest/editions/modalities/cup-modalities.table.ts'
import { plants } from '#domains/garden/garden/plants/plants.table.ts'
import { users } from '#domains/people/accounts/users/users.table.ts'
import { createdAt, identity, optionalRef, ref, timestamptz } from '#platform/database/columns.ts'
import { files } from '#platform/files/files.table.ts'
import type { CupProof, ShownProof } from './cup-proof.kinds.ts'
import { entryStates } from './cup-entry.kinds.ts'

/**
 * A redondo: one plant of a grower in one modality. Its proof is what the plant's journal said at entry, frozen and hashed.
 * On the bench it is known by its blind number alone. Erasing an account leaves the row without person and plant, because
 * votes hang on it.
 */
export const cup_entries = pgTable(
  'cup_entries',
  {
    id: identity(),
    uuid: uuid().notNull().default(sql`gen_random_uuid()`),
    edition_id: ref(() => cup_editions.id),
    modality_id: ref(() => cup_modalities.id),
    user_id: optionalRef(() => users.id, 'set null'),
    plant_id: optionalRef(() => plants.id, 'set null'),
    /** Random within the edition: says nothing about who came first. */
    blind_number: smallint().notNull(),
    title: text().notNull(),
    /** The grower's own account of the growing. */
    report: text().notNull().default(''),
    proof: jsonb().$type<CupProof>().notNull(),
    /** SHA-256 of the proof as canonical JSON, in hex. */
    proof_hash: text().notNull(),
    /** What of the proof the grower shows. */
    shown: jsonb().$type<ShownProof>().notNull(),
    state: text({ enum: entryStates }).notNull().default('inscrito'),
    /** Why the team disqualified it. */
    reason: text(),
    appeal: text(),
    appeal_answer: text(),
    finalist: boolean().notNull().default(false),
    /** Hidden by the moderation. */
    hidden_at: timestamptz(),
    created_at: createdAt(),
    changed_at: createdAt(),
  },
  (t) => [
    uniqueIndex('cup_entries_uuid').on(t.uuid),
    uniqueIndex('cup_entries_one').on(t.modality_id, t.user_id),
    uniqueIndex('cup_entries_blind').on(t.edition_id, t.blind_number),
    index('cup_entries_listed').on(t.modality_id, t.id).where(sql`state = 'inscrito' and hidden_at is null`),
    index('cup_entries_user').on(t.user_id),
    index('cup_entries_plant').on(t.plant_id),
  ],
)
export type CupEntry = typeof cup_entries.$inferSelect

/** Copies of the plant's own photos, in order: they stay when the journal's go. */
export const cup_entry_photos = pgTable(
  'cup_entry_photos',
  {
    id: identity(),
    entry_id: ref(() => cup_entries.id, 'cascade'),
    file_id: ref(() => files.id),
    taken_at: timestamptz().notNull(),
    position: smallint().notNull(),
  },
  (t) => [uniqueIndex('cup_entry_photos_place').on(t.entry_id, t.position), index('cup_entry_photos_file').on(t.file_id)],
)
