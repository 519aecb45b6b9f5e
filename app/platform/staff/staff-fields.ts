import { eq, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { z } from 'zod'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { momentField, typedMomentOf } from '#shared/dates.ts'
import { queryBoolean } from '#shared/pagination.ts'
import { rowId } from '#shared/row-id.ts'
import { slugify } from '#shared/text.ts'
import { typedLocalMoment } from '#shared/typed-day.ts'
import type { RecordFieldData } from '#ui/admin/record-field.tsx'

type Option = { value: string | number; label: string }
type AsData<T> = T extends unknown ? Omit<T, 'name' | 'help'> & { help?: string } : never

/** How a list shows a value. The first field of a resource is its name, and the link to the row. */
export type StaffCell =
  | { kind: 'text' | 'code' }
  | { kind: 'number'; unit?: string }
  | { kind: 'money' }
  | { kind: 'flag'; yes: string; no: string }
  | { kind: 'choice'; options: Option[] }
  | { kind: 'moment' }

/** A field of a list of staff: what the calls take and give, how the form asks for it and how the list shows it. */
export type StaffField<In extends z.ZodType = z.ZodType, Out extends z.ZodType = z.ZodType> = {
  input: In
  output: Out
  form: AsData<RecordFieldData>
  cell: StaffCell
  /** Found by the list's search. */
  searched?: boolean
  sortable?: boolean
  /** The query parameter that narrows the list, and what it offers. */
  filter?: z.ZodType
  filters?: Option[]
  /** What a form and the list's filter offer, where that is in the database. */
  options?: (ctx: Context) => Promise<Option[]>
  /** The column, where it is not called as the field is. */
  column?: string
  /** What is read instead of the column. */
  read?: SQL<unknown>
  /** What a form shows of the value. */
  toForm?: (value: never) => string
  /** What is written of what was typed, inside the transaction. */
  stored?: (value: never, tx: Context) => unknown
  /** Nobody types it: it is in the list, and in no form. */
  told?: true
  /** No column of the list. */
  unlisted?: boolean
  /** Of a new row's form. */
  initial?: string | number | boolean
  /** What it is made of when it is left empty; undefined where nothing comes of the name. */
  ofName?: (name: string, nth?: number) => string | undefined
  /** Different ones for tests, by number. */
  sample: (n: number) => unknown
}

type Common = {
  help?: string
  placeholder?: string
}

const asked = ({ help, placeholder }: Common) => ({ ...(help && { help }), ...(placeholder && { placeholder }) })

/** A line of words, searched. */
export const text = (label: string, options: Common & { max?: number } = {}) => {
  const { max = 60 } = options
  return {
    // Of invisible characters alone it would be a name that nobody reads.
    input: z
      .string()
      .trim()
      .min(1)
      .max(max)
      .refine((typed) => /[\p{L}\p{N}\p{P}\p{S}]/u.test(typed), 'Preencha este campo.'),
    output: z.string(),
    form: { kind: 'text' as const, label, maxLength: max, ...asked(options) },
    cell: { kind: 'text' },
    searched: true,
    sortable: true,
    sample: (n: number) => `${label} ${'abcdefghij'[n]}`.slice(0, max),
  } satisfies StaffField
}

/** What code and addresses know a row by: 'banca-topo'. */
export const code = (label: string, options: Common & { max?: number } = {}) => {
  const { max = 60, placeholder = 'banca-topo' } = options
  return {
    input: z
      .string()
      .trim()
      .max(max)
      .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, `Use letras minúsculas, números e hífens, como ${placeholder}.`)
      .regex(/[a-z]/, 'Use também letras: só números são o código de uma linha.'),
    output: z.string(),
    form: { kind: 'text' as const, label, maxLength: max, ...asked({ ...options, placeholder }) },
    cell: { kind: 'code' },
    searched: true,
    sortable: true,
    sample: (n: number) => `exemplo-${n}`,
  } satisfies StaffField
}

type Whole = Common & { min?: number; max?: number; unit?: string }

/** A whole number between two. */
export const whole = (label: string, options: Whole = {}) => {
  const { min = 0, max = 1_000_000, unit } = options
  return {
    input: z.coerce.number().int().min(min).max(max),
    output: z.number().int(),
    form: { kind: 'number' as const, label, whole: true, ...(unit && { unit }), ...asked(options) },
    cell: { kind: 'number', ...(unit && { unit }) },
    sortable: true,
    sample: (n: number) => Math.min(max, min + n),
  } satisfies StaffField
}

/** An amount in centavos, typed and shown in reais. */
export const money = (label: string, options: Common & { max: number }) => {
  const { input, output, sortable, sample } = whole(label, options)
  const form = { kind: 'money' as const, label, ...asked(options) }
  return { input, output, form, cell: { kind: 'money' }, sortable, sample } satisfies StaffField
}

/** Words of several lines, or none. */
export const long = (label: string, options: Common & { max?: number } = {}) => {
  const { max = 2000 } = options
  return {
    input: z.string().trim().max(max).default(''),
    output: z.string(),
    form: { kind: 'long' as const, label, maxLength: max, rows: 4, required: false, ...asked(options) },
    cell: { kind: 'text' },
    unlisted: true,
    initial: '',
    sample: (n: number) => `${label}, linha ${n}`.slice(0, max),
  } satisfies StaffField
}

/** A line that may be empty. */
export const note = (label: string, options: Common & { max?: number } = {}) => {
  const { input, form, ...field } = text(label, options)
  return {
    ...field,
    input: z.string().trim().max(form.maxLength).default(''),
    form: { ...form, required: false },
    initial: '',
  } satisfies StaffField
}

/** What code knows a row by: left empty, it is made of the name, and stays when the name changes. */
export const quietCode = (label: string, options: Common & { max?: number } = {}) => {
  const { input, form, ...field } = code(label, { help: 'Em branco, é feito do nome.', ...options })
  return {
    ...field,
    input: z.union([z.literal(''), input]).default(''),
    form: { ...form, required: false },
    /** The `nth` of this name: 'flor', 'flor-2'. */
    ofName: (name: string, nth = 1) => {
      const end = nth > 1 ? `-${nth}` : ''
      return input.safeParse(slugify(name).slice(0, (options.max ?? 60) - end.length) + end).data
    },
  }
}

/** An address outside, or none. */
export const link = (label: string, options: Common = {}) => ({
  input: z.union([z.literal(''), z.url({ protocol: /^https?$/ }).max(500)]).default(''),
  output: z.string(),
  form: {
    ...{ kind: 'text' as const, type: 'url' as const, label, maxLength: 500, required: false },
    ...asked({ placeholder: 'https://', ...options }),
  },
  cell: { kind: 'text' as const },
  unlisted: true,
  initial: '',
  sample: (n: number) => `https://exemplo.com.br/${n}`,
})

/** A moment, typed in São Paulo. */
export const moment = (label: string, options: Common = {}) => ({
  input: typedLocalMoment,
  output: z.date(),
  form: { kind: 'date' as const, type: 'datetime-local' as const, label, ...asked(options) },
  cell: { kind: 'moment' as const },
  sortable: true,
  toForm: (value: Date) => momentField(value),
  stored: (typed: string) => typedMomentOf(typed),
  sample: (n: number) => `2026-03-0${n}T10:00`,
})

type Titled = { table: PgTable & { id: PgColumn }; title: PgColumn }
type To = Titled & {
  gone: string
  /** Of these alone. */
  where?: SQL
  by?: SQL
  /** What a title is of: 'Flor indoor (Copa 2026)'. */
  group?: Titled & { key: PgColumn }
}

/** The row of another table that this one belongs to, chosen by its title. */
export const reference = (label: string, to: To, options: Common = {}) => ({
  input: rowId,
  output: z.number().int(),
  form: { kind: 'select' as const, label, options: [], placeholder: 'Escolha', ...asked(options) },
  cell: { kind: 'choice' as const, options: [] },
  filter: rowId.optional(),
  filters: [],
  options: (ctx: Context) => titlesOf(ctx, to),
  stored: (id: number, tx: Context) => existing(tx, to, id),
  sample: (): unknown => undefined,
})

/** The same, where it may belong to none: `none` says what that means. */
export const optionalReference = (label: string, to: To, options: Common & { none: string }) => ({
  ...reference(label, to, options),
  input: z.preprocess((value) => (value === '' ? null : value), rowId.nullable().default(null)),
  output: z.number().int().nullable(),
  sample: (): unknown => null,
  form: {
    ...{ kind: 'select' as const, label, options: [], placeholder: options.none, required: false },
    ...asked(options),
  },
  stored: (id: number | null, tx: Context) => (id === null ? null : existing(tx, to, id)),
})

async function titlesOf({ db }: Context, { table, title, where, by, group }: To): Promise<Option[]> {
  const rows: PgTable = table
  const label = group ? sql<string>`${title} || ' (' || ${group.title} || ')'` : title
  const found = db.select({ value: table.id, label }).from(rows)
  const joined = group ? found.innerJoin(group.table as PgTable, eq(group.table.id, group.key)) : found
  return (await joined
    .where(where)
    .orderBy(by ?? label)
    .limit(500)) as Option[]
}

async function existing(tx: Context, { table, gone }: To, id: number) {
  const rows: PgTable = table
  const [row] = await tx.db.select({ id: table.id }).from(rows).where(eq(table.id, id)).for('key share')
  // Beside which field is said by who stores it.
  if (!row) throw new AppError('invalid', gone)
  return id
}

/** The place in a list that people see; 1 for a new row. */
export const order = (label = 'Ordem') => {
  const { input, ...field } = whole(label, { min: 1, max: 1000, help: 'Os menores números vêm antes.' })
  return { ...field, input: input.default(1), initial: 1 }
}

/** One of a closed list; `labels` are what people read, by value. */
export const select = <Value extends string>(label: string, labels: Record<Value, string>, options: Common = {}) => {
  const values = Object.keys(labels) as [Value, ...Value[]]
  const choices = values.map((value) => ({ value, label: labels[value] }))
  return {
    input: z.enum(values),
    output: z.enum(values),
    form: { kind: 'select' as const, label, options: choices, ...asked(options) },
    cell: { kind: 'choice', options: choices },
    sortable: true,
    filter: z.enum(values).optional(),
    filters: choices,
    sample: (n: number) => values[n % values.length],
  } satisfies StaffField
}

/** On or off; on for a new row. `yes` and `no` are what the list says. */
export const flag = (label: string, yes: string, no: string, options: Common = {}) => ({
  input: z.boolean().default(true),
  output: z.boolean(),
  form: { kind: 'switch' as const, label, ...asked(options) },
  cell: { kind: 'flag' as const, yes, no },
  filter: queryBoolean.optional(),
  filters: [
    { value: 'true', label: yes },
    { value: 'false', label: no },
  ],
  initial: true,
  sample: () => true,
})

/** What a list tells of a row and nobody types. */
export const told = <Field extends StaffField>(field: Field) => ({ ...field, told: true as const })
