import { sql } from 'drizzle-orm'
import { type AnyPgColumn, customType, integer, timestamp } from 'drizzle-orm/pg-core'

/** Columns that most tables have, in one spelling. */
export const identity = () => integer().primaryKey().generatedAlwaysAsIdentity()

/** A moment. */
export const timestamptz = () => timestamp({ withTimezone: true })

/** Stemmed words and their places (migrations: text search configuration `grower`). */
export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/** When the row was written: the clock, not the start of the transaction, so that rows of one keep their order. */
export const createdAt = () => timestamptz().notNull().default(sql`clock_timestamp()`)

type WhenGone = 'cascade' | 'set null' | 'restrict'
type Target = () => AnyPgColumn

/** Belongs to a row of another table. `gone`: what becomes of this one when that one is deleted; else it can't be. */
export const ref = (target: Target, gone?: WhenGone) => integer().notNull().references(target, onDelete(gone))

/** May belong to one. */
export const optionalRef = (target: Target, gone?: WhenGone) => integer().references(target, onDelete(gone))

const onDelete = (gone?: WhenGone) => (gone ? { onDelete: gone } : undefined)
