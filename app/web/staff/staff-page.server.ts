import { createRouterClient } from '@orpc/server'
import type { MiddlewareFunction, RouterContextProvider } from 'react-router'
import type { Context } from '#platform/context.ts'
import type { StaffField } from '#platform/staff/staff-fields.ts'
import type { StaffRow } from '#platform/staff/staff-options.ts'
import { staffAt } from '#platform/staff/staff-registry.ts'
import { newWord, type StaffResource } from '#platform/staff/staff-resource.ts'
import { formValue } from '#platform/staff/staff-writes.ts'
import { Opened } from '#shared/opened.ts'
import type { Page } from '#shared/pagination.ts'
import type { FormValues } from '#ui/form/form-context.ts'
import { pageErrors } from '../api-for.server.ts'
import { moneyText } from '../form.server.ts'
import { access } from '../guard.server.ts'
import { requestContext } from '../page-context.server.ts'

/** Middleware of the staff pages: the permission of the resource whose address it is. */
export const staffAccess: MiddlewareFunction<Response> = (args, next) =>
  access(`can:${staffAt(args.url.pathname).permission}`)(args, next)

type Calls = {
  list: (filter: object) => Promise<Page<StaffRow>>
  show: (ref: { id: number }) => Promise<StaffRow>
}
type Writes = {
  create: (input: object) => Promise<StaffRow>
  update: (input: object) => Promise<StaffRow>
  remove: (ref: { id: number }) => Promise<void>
}

type PageContext = Readonly<RouterContextProvider>

/** The resource at this address, with its calls for a loader: what is refused is an error page. */
export async function staffOf(url: URL, context: PageContext) {
  const resource = staffAt(url.pathname)
  const ctx = context.get(requestContext)
  return { resource, view: await viewOf(resource, ctx), calls: callsFor(resource, ctx) }
}

export const callsFor = (resource: StaffResource, ctx: Context) =>
  createRouterClient(resource.calls, pageErrors(ctx)) as unknown as Calls

/** Its writes for an action: what is refused stands beside its field. */
export const writesOf = (url: URL, context: PageContext) =>
  createRouterClient(staffAt(url.pathname).calls, { context: context.get(requestContext) }) as unknown as Writes

/** What its form sends: amounts in reais. */
export const formOfStaff = ({ Input, fields }: StaffResource) =>
  Input.extend({
    ...Object.fromEntries(
      Object.entries(fields).flatMap(([name, { form }]) => (form.kind === 'money' ? [[name, moneyText]] : [])),
    ),
    opened: Opened,
  })

export type StaffView = Awaited<ReturnType<typeof viewOf>>

/** A row as its form shows it. */
export const formValues = ({ fields }: StaffResource, row: StaffRow) =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([, { told }]) => !told)
      .map(([name, field]) => [name, formValue(field, row[name]) ?? null]),
  ) as FormValues

/** What the pages show of a resource, as data. */
async function viewOf(
  { at, title, text, noun, gender, fields, uses = {}, pages = [], next }: StaffResource,
  ctx: Context,
) {
  const entries = await Promise.all(
    Object.entries(fields).map(async ([name, field]) => [name, await withOptions(field, ctx)] as const),
  )
  const [name = ''] = entries[0] ?? []
  return {
    at,
    title,
    text,
    noun: [...noun] as [string, string],
    gender,
    pages,
    next,
    /** The field that a row is called by. */
    name,
    newAt: `${at}/nov${gender}`,
    newWords: `${newWord(gender)} ${noun[0]}`,
    fields: entries.filter(([, { told }]) => !told).map(([key, { form }]) => ({ ...form, name: key })),
    initial: Object.fromEntries(
      entries.flatMap(([key, { initial, told }]) => (initial === undefined || told ? [] : [[key, initial]])),
    ),
    columns: [
      ...entries
        .filter(([, { unlisted }]) => !unlisted)
        .map(([key, { cell, form, sortable = false }]) => ({ key, label: form.label, cell, sortable })),
      ...Object.entries(uses).map(([key, { label }]) => ({
        key,
        label,
        cell: { kind: 'number' as const },
        sortable: false,
      })),
    ],
    filters: entries.flatMap(([key, { filters, form, unlisted }]) =>
      filters && !unlisted ? [{ name: key, label: key === 'active' ? 'Situação' : form.label, options: filters }] : [],
    ),
    uses: Object.entries(uses).map(([key, { noun, consequence }]) => ({
      key,
      noun: [...noun] as [string, string],
      consequence,
    })),
    keeps: 'active' in fields,
  }
}

/** The field with what the database offers for it. */
async function withOptions(field: StaffField, ctx: Context): Promise<StaffField> {
  if (!field.options) return field
  const options = await field.options(ctx)
  return {
    ...field,
    form: { ...field.form, options } as StaffField['form'],
    cell: { kind: 'choice', options },
    ...(field.filters && { filters: options }),
  }
}

/** The page of a row is called by its first field; a choice by what people read. */
export function calledBy(view: Pick<StaffView, 'name' | 'columns'>, row: StaffRow): string {
  const value = String(row[view.name])
  const cell = view.columns.find(({ key }) => key === view.name)?.cell
  return cell?.kind === 'choice' ? (cell.options.find((option) => option.value === value)?.label ?? value) : value
}
