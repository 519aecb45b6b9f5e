import { formatTyped } from '#shared/numbers.ts'
import { type SpecField, typeById } from './stuff.kinds.ts'
import type { Specs } from './stuff-specs.schemas.ts'

/** The specs of an item as label and text: `{ label: 'Potência', text: '120 W' }`. Missing ones are omitted. */
export function specTexts(stuff_type_id: number, specs: Specs) {
  return typeById(stuff_type_id).fields.flatMap((field) => {
    const value = specs[field.name]
    return value === undefined ? [] : [{ label: field.label, text: textOf(field, value) }]
  })
}

function textOf(field: SpecField, value: string | number) {
  if (field.kind === 'choice') return field.options.find((option) => option.value === value)?.label ?? String(value)
  if (field.kind === 'text') return String(value)
  return formatTyped(Number(value), field.unit)
}

/** 'LED · 120 W', on one line. */
export const specLine = (stuff_type_id: number, specs: Specs) =>
  typeById(stuff_type_id).line?.(specs) ??
  specTexts(stuff_type_id, specs)
    .slice(0, 3)
    .map(({ text }) => text)
    .join(' · ')
