import { NumberField } from '#ui/form/number-field.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { type SpecField, typeById } from '../stuff.kinds.ts'
import type { Specs } from '../stuff-specs.schemas.ts'

/** The fields of an item type, submitted as `specs.<name>`. */
export const SpecFields = ({ stuff_type_id, specs = {} }: { stuff_type_id: number; specs?: Specs }) => (
  <div className="grid gap-6 sm:grid-cols-2">
    {typeById(stuff_type_id).fields.map((field) => (
      <OneField key={field.name} field={field} value={specs[field.name]} />
    ))}
  </div>
)

function OneField({ field, value }: { field: SpecField; value: string | number | undefined }) {
  const common = {
    name: `specs.${field.name}`,
    label: field.label,
    help: field.help,
    required: field.required ?? false,
    defaultValue: value,
  }
  if (field.kind === 'choice') return <SelectField {...common} options={[...field.options]} placeholder="Escolha" />
  if (field.kind === 'text') return <TextField {...common} defaultValue={value?.toString()} maxLength={field.max} />
  return <NumberField {...common} unit={field.unit} whole={field.whole} />
}
