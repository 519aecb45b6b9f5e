import type { AnyProcedure } from '@orpc/server'
import type { SQL } from 'drizzle-orm'
import { z } from 'zod'
import { Nothing, whoCan } from '#platform/procedure.ts'
import { Opened } from '#shared/opened.ts'
import { PageInput, pageOf } from '#shared/pagination.ts'
import { rowId } from '#shared/row-id.ts'
import type { StaffFields, StaffOptions, StaffTable } from './staff-options.ts'
import { staffReads } from './staff-reads.ts'
import { staffWrites } from './staff-writes.ts'

type Inputs<Fields extends StaffFields> = {
  [Name in keyof Fields as Fields[Name] extends { told: true } ? never : Name]: Fields[Name]['input']
}
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
    fields: {
      [Name in keyof Fields]: Fields[Name] extends { column: string } | { read: SQL<unknown> }
        ? unknown
        : Name extends keyof Table['_']['columns']
          ? unknown
          : never
    }
  },
) {
  const { name, path, permission, title, noun, gender, fields } = options
  const names = Object.keys(fields)
  const pick = (what: 'input' | 'output' | 'filter') =>
    Object.fromEntries(
      names.flatMap((key) =>
        fields[key]?.[what] && !(what === 'input' && fields[key].told) ? [[key, fields[key][what]]] : [],
      ),
    )
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
    table,
    calls,
    schemas,
    Input,
    Filter,
    Shown,
  }
}

/** 'Novo', 'Nova'. */
export const newWord = (gender: 'o' | 'a') => (gender === 'a' ? 'Nova' : 'Novo')

const STAFF = 'staff resource'

/** Any staff resource, as its pages know it. */
export type StaffResource = Omit<StaffOptions, 'rules' | 'follows'> & {
  kind: string
  table: StaffTable
  calls: Record<'list' | 'show' | 'create' | 'update' | 'remove', AnyProcedure>
  schemas: Record<string, z.ZodType>
  Input: z.ZodObject
  Filter: z.ZodObject
}

export const isStaffResource = (value: unknown): value is StaffResource =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === STAFF
