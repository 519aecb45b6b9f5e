import type { AnyProcedure } from '@orpc/server'
import { getTableName, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { z } from 'zod'
import type { Permission } from '#platform/access/permissions.ts'
import type { Context } from '#platform/context.ts'
import { Nothing, whoCan } from '#platform/procedure.ts'
import { Opened } from '#shared/opened.ts'
import { PageInput, pageOf } from '#shared/pagination.ts'
import { rowId } from '#shared/row-id.ts'
import type { StaffField } from './staff-fields.ts'
import { staffReads } from './staff-reads.ts'
import { staffWrites } from './staff-writes.ts'

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
  /** Tags of visitors' pages that show a row. */
  purge?: string[]
  /** Changes or refuses what was typed, inside the transaction. */
  rules?: (tx: Context, input: Typed<Fields>, before?: Row<Fields, Uses>) => Promise<Typed<Fields>> | Typed<Fields>
  /** Of the list: the field that it is sorted by at first; the first one when left out. */
  order_by?: keyof Fields & string
}

type Typed<Fields extends StaffFields> = { [Name in keyof Fields]: z.output<Fields[Name]['input']> }
export type Row<Fields extends StaffFields, Uses extends string> = { id: number } & {
  [Name in keyof Fields]: z.output<Fields[Name]['output']>
} & Record<Uses, number>

type Inputs<Fields extends StaffFields> = { [Name in keyof Fields]: Fields[Name]['input'] }
type Outputs<Fields extends StaffFields> = { [Name in keyof Fields]: Fields[Name]['output'] }
type Filters<Fields extends StaffFields> = {
  [Name in keyof Fields as Fields[Name] extends { filter: z.ZodType } ? Name : never]: Fields[Name] extends {
    filter: infer Filter extends z.ZodType
  }
    ? Filter
    : never
}

/**
 * A list that staff keep, as data: its calls (list with search, filters, sort and paging; show, create, update, delete),
 * and the description from which `web/staff` draws its pages and its CSV. Every write locks its row, is in the audit log and
 * keeps what others changed meanwhile; a value that stands already is refused beside its field.
 *
 * What differs is written by hand beside it: a resource that a list does not fit is a slice.
 */
export function staffResource<Table extends StaffTable, Fields extends StaffFields, Uses extends string = never>(
  table: Table,
  options: StaffOptions<Fields, Uses> & {
    fields: { [Name in keyof Fields]: Name extends keyof Table['_']['columns'] ? unknown : never }
  },
) {
  const { name, path, permission, title, noun, gender, fields } = options
  const names = Object.keys(fields)
  const pick = (what: 'input' | 'output' | 'filter') =>
    Object.fromEntries(names.flatMap((key) => (fields[key]?.[what] ? [[key, fields[key][what]]] : [])))
  const sortable = names.filter((key) => fields[key]?.sortable) as [string, ...string[]]

  const Ref = z.object({ id: rowId })
  const Input = z.object(pick('input') as Inputs<Fields>)
  const Change = Input.extend({ ...Ref.shape, opened: Opened })
  const Filter = PageInput.extend({
    ...(pick('filter') as Filters<Fields>),
    order_by: z.enum(sortable).default(options.order_by ?? names[0] ?? ''),
  })
  const counts = Object.fromEntries(Object.keys(options.uses ?? {}).map((key) => [key, z.number().int()]))
  const Shown = z.object({
    id: z.number().int(),
    ...(pick('output') as Outputs<Fields>),
    ...(counts as Record<Uses, z.ZodInt>),
  })
  const Page = pageOf(Shown)

  type Own = Row<Fields, Uses>
  const { list, show } = staffReads(table, options as unknown as StaffOptions)
  const { create, update, remove } = staffWrites(table, options as unknown as StaffOptions, show)
  const team = whoCan(permission)
  const one = `${path}/{id}` as const
  const a = gender === 'a' ? 'uma' : 'um'
  const calls = {
    list: team.get(path, title, Filter, Page, (ctx, filter) => list(ctx, filter as never) as never),
    show: team.get(one, `${a === 'um' ? 'Um' : 'Uma'} ${noun[0]}`, Ref, Shown, (ctx, { id }) => show(ctx, id) as never),
    create: team.create(
      path,
      `${newWord(gender)} ${noun[0]}`,
      Input,
      Shown,
      (ctx, input) => create(ctx, input as never) as never,
    ),
    update: team.put(one, `Muda ${a} ${noun[0]}`, Change, Shown, (ctx, input) => update(ctx, input as never) as never),
    remove: team.delete(one, `Apaga ${a} ${noun[0]}`, Ref, Nothing, (ctx, { id }) => remove(ctx, id)),
  }
  const schemas = {
    [`${name}Ref`]: Ref,
    [`${name}Input`]: Input,
    [`${name}Change`]: Change,
    [name]: Shown,
    [`${name}Page`]: Page,
  }
  return {
    ...options,
    kind: STAFF,
    table: getTableName(table),
    calls,
    schemas,
    Input,
    Filter,
    Shown,
    /** One row, behind no access rule: for what stands beside it by hand. */
    find: (ctx: Context, id: number) => show(ctx, id) as unknown as Promise<Own>,
  }
}

/** 'Novo', 'Nova'. */
export const newWord = (gender: 'o' | 'a') => (gender === 'a' ? 'Nova' : 'Novo')

const STAFF = 'staff resource'

/** Any staff resource, as its pages know it. */
export type StaffResource = Omit<StaffOptions, 'rules'> & {
  kind: string
  calls: Record<'list' | 'show' | 'create' | 'update' | 'remove', AnyProcedure>
  schemas: Record<string, z.ZodType>
  Input: z.ZodObject
  Filter: z.ZodObject
}

export const isStaffResource = (value: unknown): value is StaffResource =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === STAFF
