import type { SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { z } from 'zod'
import type { Permission } from '#platform/access/permissions.ts'
import type { Context } from '#platform/context.ts'
import type { StaffField } from './staff-fields.ts'

export type StaffTable = PgTable & { id: PgColumn }
export type StaffFields = Record<string, StaffField>

/** Rows elsewhere that hang on a row: counted in the list, named before it is deleted; while there are any, it stays. */
export type StaffUses = {
  /** `select count(*)::int …` of a row of the table, which stands in it under its own name. */
  count: SQL<number>
  /** Head of the column: 'Anúncios'. */
  label: string
  noun: readonly [one: string, many: string]
  /** What would become of them: 'Ficam sem lugar para aparecer.' */
  consequence: string
}

export type StaffOptions<Fields extends StaffFields = StaffFields, Uses extends string = string> = {
  /** Of the schemas in the API's document: 'AdType'. */
  name: string
  /** In the audit log: 'ad_type', in 'ad_type.created' and 'ad_type:12'. */
  subject: string
  permission: Permission
  /** Of the calls: '/v1/ads/type'. */
  path: `/v1/${string}`
  /** Of the pages: '/admin/ads/ads_type'; `staffRoutes` puts them there. */
  at: `/${string}`
  title: string
  /** Below the title: what the list is for. */
  text: string
  noun: readonly [one: string, many: string]
  gender: 'o' | 'a'
  /** In the order of the form; the first is the name of a row. */
  fields: Fields
  /** Fields of which a value stands once (a unique index of the table decides), with the sentence for who repeats it. */
  unique?: Partial<Record<keyof Fields & string, string>>
  uses?: Record<Uses, StaffUses>
  /** Fields within whose same value the unique ones are unique. */
  within?: (keyof Fields & string)[]
  /** Columns that are the same in each row of this list, where several lists share a table. */
  fixed?: Record<string, string | number>
  /** Pages of a row besides its form, below its address: '…/12/copiar'. */
  pages?: { label: string; path: string }[]
  /** Which of these a new row leads to, as what is next stands there; the list when left out. */
  next?: string
  /** Tags of visitors' pages that show a row. */
  purge?: string[]
  /** Changes or refuses what was typed, inside the transaction. */
  rules?: (tx: Context, input: Typed<Fields>, before?: Row<Fields, Uses>) => Promise<Typed<Fields>> | Typed<Fields>
  /** What follows from a write, in its transaction; `row` as it stands, or stood. */
  follows?: (tx: Context, row: Row<Fields, Uses>) => Promise<void>
  /** Of the list: the field that it is sorted by at first; the first one when left out. */
  order_by?: keyof Fields & string
  /** What comes before the others in a list that nobody sorted. */
  first?: (ctx: Context) => SQL
}

type Typed<Fields extends StaffFields> = {
  [Name in keyof Fields as Fields[Name] extends { told: true } ? never : Name]: z.output<Fields[Name]['input']>
}
export type Row<Fields extends StaffFields, Uses extends string> = { id: number } & {
  [Name in keyof Fields]: z.output<Fields[Name]['output']>
} & Record<Uses, number>

/** A row as the calls give it. */
export type StaffRow = Record<string, unknown> & { id: number }
