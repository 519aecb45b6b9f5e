import { type AnyColumn, and, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Context } from './context.ts'

/** The data subject, as before any erasure. */
export type Person = { id: number; nickname: string; email: string }

/** Personal data in one table: how it is exported and erased. Each domain lists its own in `*.personal-data.ts`. */
export type PersonalTable = {
  table: PgTable
  /** 'Plantas': shown to the person before erasure and in the export. */
  label: string
  /** A join table: not counted on the page before erasure, as nobody would miss its rows. */
  tie?: true
  /** Which rows are the person's. */
  rows: (person: Person) => SQL | undefined
  /** Of these those that go with the account, when others stay; what the page before erasure counts. */
  lost?: (person: Person) => SQL | undefined
  /**
   * For the export, beside an id: what the thing is called, as they read it when they did it. SQL that gives a value for each
   * row, with columns of the row under their table's name; never somebody else's private thing.
   */
  names?: Record<string, SQL>
  /** Decrypts columns of a row for the export. */
  reveal?: (ctx: Context, row: Record<string, unknown>) => Record<string, unknown>
  /** The export's file name, omitted columns and, when not all, its rows; or why the table is not exported. */
  exported: { file: string; omit?: string[]; rows?: (person: Person) => SQL | undefined } | { not: string }
  /** Ids of private files that the person put into somebody else's record: they stay there, and in no copy of their own. */
  elsewhere?: (person: Person) => SQL
  /** On final erasure. What is not deleted gives a reason that the person reads. */
  erased: 'deleted' | { anonymised: (person: Person) => Record<string, unknown>; why: string } | { kept: string }
  /** Cleanup before the rows are deleted. */
  beforeErased?: (tx: Context, person: Person) => Promise<void>
}

let tables: readonly PersonalTable[] = []

/** Called once by app/install.ts, in deletion order: referencing rows before referenced ones. */
export function installPersonalData(list: readonly PersonalTable[]) {
  tables = list
}

export const personalTables = () => tables

/** Which private files are not in somebody else's record. */
export function inOwnRecord(file_id: AnyColumn, person: Person): SQL | undefined {
  const parts = tables.flatMap(({ elsewhere }) => (elsewhere ? [elsewhere(person)] : []))
  return and(...parts.map((ids) => sql`${file_id} not in (${ids})`))
}
