import { roleWords } from '#domains/people/accounts/roles/role.words.ts'
import { usualSensors } from '#domains/robots/devices/events/event-sentence.words.ts'
import { permissions } from '#platform/access/permissions.ts'
import { formatDayTime, formatNumericDay } from '#shared/dates.ts'
import { formatMoney } from '#shared/money.ts'
import { formatNumber } from '#shared/numbers.ts'
import { sameValue } from '#shared/opened.ts'
import { ownValue } from '#shared/own-value.ts'
import { subjectWords } from './audit.words.ts'
import { codeWords, isReference, isSilent, labelOf, type Reference, references } from './audit-fields.words.ts'

export type FieldChange = { label: string; before: string; after: string }

const money = new Set(['amount', 'refunded_amount', 'price', 'compare_at_price', 'free_from', 'min_goods'])
const OTHER = 'Outro campo'
const NOTHING = '—'

/** What fields of entries point at, by field and id. */
export type Names = Partial<Record<Reference, Map<number, string>>>

/** What an entry changed, field by field, in words; of a thing made or deleted, all that was said of it. */
export function changesOf({ before, after }: { before: unknown; after: unknown }, names: Names = {}): FieldChange[] {
  const [was, is] = [fieldsOf(before), fieldsOf(after)]
  const keys = [...new Set([...Object.keys(was), ...Object.keys(is)])]
  const both = before !== null && after !== null
  return (
    keys
      .filter((key) => !sameValue(was[key], is[key]))
      // What only one side kept was not changed: a reason, or what the other did not record.
      .filter((key) => !both || key in is)
      .flatMap((key) => {
        if (isReference(key)) return referenceChange(key, was, is, names)
        if (isSilent(key)) return []
        const [old, now] = differing(was[key], is[key])
        const said = { before: key in was ? valueWords(key, old) : '', after: key in is ? valueWords(key, now) : '' }
        const same = said.before === said.after
        if (same && !Array.isArray(old)) return []
        // Of the same name: what differs lies inside.
        const whole = same && { before: listWhole(old), after: listWhole(now) }
        if (whole && whole.before === whole.after) return []
        return [{ label: labelOf(key) ?? OTHER, ...said, ...whole }]
      })
  )
}

/** Of lists, what one has and the other has not. */
function differing(was: unknown, is: unknown): [unknown, unknown] {
  if (!Array.isArray(was) || !Array.isArray(is)) return [was, is]
  const without = (list: unknown[], other: unknown[]) => list.filter((one) => !other.some((it) => sameValue(one, it)))
  const [gone, come] = [without(was, is), without(is, was)]
  return gone.length || come.length ? [gone, come] : [was, is]
}

const listWhole = (value: unknown) =>
  Array.isArray(value) ? value.map((one) => fieldsWords(fieldsOf(one))).join(', ') : ''

function referenceChange(key: Reference, was: Record<string, unknown>, is: Record<string, unknown>, names: Names) {
  const said = (side: Record<string, unknown>) =>
    key in side ? (side[key] === null ? NOTHING : names[key]?.get(side[key] as number)) : ''
  const [before, after] = [said(was), said(is)]
  return before === undefined || after === undefined ? [] : [{ label: references[key], before, after }]
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
  // What looks like a date may be what somebody typed as a name.
  if (/^\d{4}-\d\d-\d\d/.test(value) && !Number.isNaN(Date.parse(value)))
    return value.length === 10 ? formatNumericDay(value) : formatDayTime(new Date(value))
  if (key === 'thing') return subjectWords(value, null)
  if (key === 'roles') return roleWords(value)
  if (key === 'shows') return ownValue(usualSensors, value) ?? value
  if (Object.hasOwn(permissions, value)) return permissions[value as keyof typeof permissions]
  return /^[a-z]+(_[a-z]+)*$/.test(value) ? codeWords(value) : value
}

/** By what it is called, or field by field. */
function objectWords(value: Record<string, unknown>): string {
  for (const name of ['name', 'title', 'text', 'label', 'version'])
    if (typeof value[name] === 'string' && value[name]) return value[name]
  if (typeof value.value === 'number') return `${formatNumber(value.value)} ${value.unit ?? value.scale ?? ''}`.trim()
  return fieldsWords(value)
}

function fieldsWords(value: Record<string, unknown>) {
  const fields = Object.entries(value).filter(
    ([key, one]) => !isSilent(key) && !isReference(key) && one !== null && labelOf(key),
  )
  return fields.map(([key, one]) => `${labelOf(key)}: ${valueWords(key, one)}`).join('; ') || NOTHING
}
