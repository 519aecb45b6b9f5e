import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { plants } from '#domains/garden/garden/plants/plants.table.ts'
import { updates } from '#domains/garden/journal/updates/updates.table.ts'
import { users } from '#domains/people/accounts/users/users.table.ts'
import { createdAt, identity, optionalRef, ref, timestamptz } from '#platform/database/columns.ts'
import { type Mapping, type NewPlant, type PlannedAct, rowOutcomes, rowStates } from '../planning/plan.kinds.ts'
import { importFormats } from '../reading/sheet.kinds.ts'
import { importStates } from './import.kinds.ts'

/** A file of another program that somebody brings along. Its rows are kept, the file itself is not. */
export const imports = pgTable(
  'imports',
  {
    id: identity(),
    /** Its address. */
    uuid: uuid().notNull(),
    created_by: ref(() => users.id),
    state: text({ enum: importStates }).notNull().default('colunas'),
    format: text({ enum: importFormats }).notNull(),
    file_name: text().notNull(),
    /** SHA-256 of the file, in hex: the same file is not imported twice. */
    sha256: text().notNull(),
    header: text().array().notNull(),
    signature: text().notNull(),
    mapping: jsonb().$type<Mapping>().notNull(),
    /** By the searchable name; written when the matching is. */
    new_plants: jsonb().$type<Record<string, NewPlant>>().notNull().default({}),
    /** Names of the pictures in the ZIP, which lies sealed in the store until it is imported. */
    photos: text().array().notNull().default(sql`'{}'::text[]`),
    rows: integer().notNull(),
    finished_at: timestamptz(),
    undone_at: timestamptz(),
    created_at: createdAt(),
  },
  (t) => [
    uniqueIndex('imports_uuid').on(t.uuid),
    uniqueIndex('imports_file_once')
      .on(t.created_by, t.sha256)
      .where(sql`state in ('importando', 'pronta', 'desfazendo')`),
    index('imports_of_person').on(t.created_by, t.id),
  ],
)
export type Import = typeof imports.$inferSelect

export const import_rows = pgTable(
  'import_rows',
  {
    import_id: ref(() => imports.id, 'cascade'),
    /** As in the file; pictures that no row names come after its last. */
    number: integer().notNull(),
    cells: text().array().notNull(),
    state: text({ enum: rowStates }).notNull().default('pulada'),
    outcome: text({ enum: rowOutcomes }).notNull().default('nada'),
    says: text().notNull().default(''),
    /** The plant's searchable name; null: of the space. */
    plant: text(),
    at: timestamptz(),
    acts: jsonb().$type<PlannedAct[]>().notNull().default([]),
    /** The same content of the same plant has the same; counted on when a file says it twice. */
    fingerprint: text().notNull().default(''),
  },
  (t) => [
    primaryKey({ columns: [t.import_id, t.number] }),
    index('import_rows_next').on(t.import_id, t.at, t.number).where(sql`state = 'pronta'`),
    index('import_rows_state').on(t.import_id, t.state, t.number),
    index('import_rows_fingerprint').on(t.fingerprint).where(sql`state = 'feita'`),
  ],
)

/** What an import wrote: what is undone with it, and earns no points. */
export const import_things = pgTable(
  'import_things',
  {
    id: identity(),
    import_id: ref(() => imports.id, 'cascade'),
    number: integer().notNull(),
    update_id: optionalRef(() => updates.id, 'cascade'),
    plant_id: optionalRef(() => plants.id, 'cascade'),
    /** A plant as it was made, to tell what was changed since. */
    made: jsonb().$type<Record<string, unknown>>(),
    undone: boolean().notNull().default(false),
    /** Why it stayed when the import was undone. */
    kept: text().notNull().default(''),
  },
  (t) => [
    index('import_things_of').on(t.import_id, t.id).where(sql`not undone and kept = ''`),
    index('import_things_update').on(t.update_id),
    index('import_things_plant').on(t.plant_id),
  ],
)

/** How somebody matched the columns of a kind of file, remembered for the next one. */
export const import_matchings = pgTable(
  'import_matchings',
  {
    created_by: ref(() => users.id),
    signature: text().notNull(),
    mapping: jsonb().$type<Mapping>().notNull(),
    updated_at: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.created_by, t.signature] })],
)
