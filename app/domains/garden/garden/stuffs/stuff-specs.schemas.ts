import { z } from 'zod'
import { typedText } from '#shared/written.ts'
import { type SpecField, stuffTypes, typeById } from './stuff.kinds.ts'

export type Specs = Record<string, string | number>

const valueIn = (field: SpecField) => {
  if (field.kind === 'choice') return z.enum(field.options.map((option) => option.value))
  if (field.kind === 'text') return typedText().min(1).max(field.max)
  const number = z.coerce.number().min(0).max(field.max)
  return field.whole ? number.int() : number
}

const schemaOf = (fields: readonly SpecField[]) =>
  z
    .object(
      Object.fromEntries(
        fields.map((field) => [field.name, field.required ? valueIn(field) : valueIn(field).optional()]),
      ),
    )
    .transform(withoutEmpty)

/** Drops empty form fields. */
function withoutEmpty(specs: Record<string, string | number | undefined>): Specs {
  const filled: Specs = {}
  for (const [name, value] of Object.entries(specs)) if (value !== undefined) filled[name] = value
  return filled
}

const schemas = new Map(stuffTypes.map((type) => [type.id, schemaOf(type.fields)]))

/** Schema of an item type's fields; errors are reported as `specs.<name>`. */
export const specsOf = (stuff_type_id: number) => schemas.get(typeById(stuff_type_id).id) ?? schemaOf([])
