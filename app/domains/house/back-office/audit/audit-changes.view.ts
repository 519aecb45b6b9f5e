import { roleWords } from '#domains/people/accounts/roles/role.words.ts'
import { permissions } from '#platform/access/permissions.ts'
import { formatDayTime, formatNumericDay } from '#shared/dates.ts'
import { formatMoney } from '#shared/money.ts'
import { formatNumber } from '#shared/numbers.ts'
import { sameValue } from '#shared/opened.ts'
import { subjectWords } from './audit.words.ts'
import { codeWords, isSilent, labelOf } from './audit-fields.words.ts'

export type FieldChange = { label: string; before: string; after: string }

const money = new Set(['amount', 'refunded_amount', 'price', 'compare_at_price', 'free_from', 'min_goods'])
const OTHER = 'Outro campo'
const NOTHING = '—'

/** What an entry changed, field by field, in words; of a thing made or deleted, all that was said of it. */
export function changesOf({ before, after }: { before: unknown; after: unknown }): FieldChange[] {
  const [was, is] = [fieldsOf(before), fieldsOf(after)]
  const keys = [...new Set([...Object.keys(was), ...Object.keys(is)])].filter((key) => !isSilent(key))
  const both = before !== null && after !== null
  return (
    keys
      .filter((key) => !sameValue(was[key], is[key]))
      // What only one side kept was not changed: a reason, or what the other did not record.
      .filter((key) => !both || key in is)
      .map((key) => ({
        label: labelOf(key) ?? OTHER,
        before: key in was ? valueWords(key, was[key]) : '',
        after: key in is ? valueWords(key, is[key]) : '',
      }))
  )
}

const fieldsOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {}

function valueWords(key: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return NOTHING
  if (typeof value === 'boolean') return value ? 'sim' : 'não'
  if (typeof value === 'number') return numberWords(key, value)
  if (typeof value === 'string') return textWords(key, value)
  if (Array.isArray(value)) return value.length ? value.map((one) => valueWords(key, one)).join(', ') : NOTHING
  return objectWords(value as Record<string, unknown>)
}

function numberWords(key: string, value: number) {
  if (money.has(key)) return formatMoney(value)
  if (key.endsWith('bps')) return `${formatNumber(value / 100)} %`
  return formatNumber(value)
}

function textWords(key: string, value: string) {
  if (/^\d{4}-\d\d-\d\dT/.test(value)) return formatDayTime(new Date(value))
  if (/^\d{4}-\d\d-\d\d$/.test(value)) return formatNumericDay(value)
  if (key === 'thing') return subjectWords(value, null)
  if (key === 'roles') return roleWords(value)
  if (Object.hasOwn(permissions, value)) return permissions[value as keyof typeof permissions]
  return /^[a-z]+(_[a-z]+)*$/.test(value) ? codeWords(value) : value
}

/** By what it is called, or field by field. */
function objectWords(value: Record<string, unknown>): string {
  for (const name of ['name', 'title', 'text', 'label', 'version'])
    if (typeof value[name] === 'string' && value[name]) return value[name]
  if (typeof value.value === 'number') return `${formatNumber(value.value)} ${value.unit ?? value.scale ?? ''}`.trim()
  const fields = Object.entries(value).filter(([key, one]) => !isSilent(key) && one !== null && labelOf(key))
  return fields.map(([key, one]) => `${labelOf(key)}: ${valueWords(key, one)}`).join('; ') || NOTHING
}
