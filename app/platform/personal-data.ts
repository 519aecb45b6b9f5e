import type { SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Context } from './context.ts'

/** Whose data: as they are before anything is erased. */
export type Person = { id: number; nickname: string; email: string }

/** What one table holds of a person, and what becomes of it. Each domain lists its own in `*.personal-data.ts`. */
export type PersonalTable = {
  table: PgTable
  /** 'Plantas': read by the person, before leaving and in the copy. */
  label: string
  /** Only ties other things together: nothing that a person would miss, so the page before leaving does not count it. */
  tie?: true
  /** Which rows are the person's. */
  rows: (person: Person) => SQL | undefined
  /** Opens what lies sealed in a row, for the copy. */
  reveal?: (ctx: Context, row: Record<string, unknown>) => Record<string, unknown>
  /** The file of the copy without what is no data of theirs; or why it is not in it. */
  exported: { file: string; omit?: string[] } | { not: string }
  /** When the account is erased for good. What stays says why, in words that the person reads. */
  erased: 'deleted' | { anonymised: (person: Person) => Record<string, unknown>; why: string } | { kept: string }
  /** What hangs on the rows and has to be done before they go. */
  beforeErased?: (tx: Context, person: Person) => Promise<void>
}

let tables: readonly PersonalTable[] = []

/** Called once by app/install.ts, in the order in which rows go: what points at others before these. */
export function installPersonalData(list: readonly PersonalTable[]) {
  tables = list
}

export const personalTables = () => tables
