import { z } from 'zod'
import { queryBoolean } from '#shared/pagination.ts'
import type { RecordFieldData } from '#ui/admin/record-field.tsx'

type Option = { value: string | number; label: string }
type AsData<T> = T extends unknown ? Omit<T, 'name' | 'help'> & { help?: string } : never

/** How a list shows a value. The first field of a resource is its name, and the link to the row. */
export type StaffCell =
  | { kind: 'text' | 'code' }
  | { kind: 'number'; unit?: string }
  | { kind: 'flag'; yes: string; no: string }
  | { kind: 'choice'; options: Option[] }

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
  /** Of a new row's form. */
  initial?: string | number | boolean
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
    input: z.string().trim().min(1).max(max),
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
