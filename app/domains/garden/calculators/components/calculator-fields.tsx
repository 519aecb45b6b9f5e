import { NumberField } from '#ui/form/number-field.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { SwitchField } from '#ui/form/switch-field.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import type { Entry } from '../sheet.kinds.ts'

/** Large fields, two per row, so that the result stays visible on a phone. */
export const CalculatorFields = ({ entries }: { entries: Entry[] }) => (
  <div className="grid grid-cols-2 items-start gap-x-3 gap-y-4 [&_.input]:h-14 [&_.input]:text-xl [&_.select]:h-14 [&_label>span]:text-xs">
    {entries.map((entry) => (
      <EntryField key={entry.name} entry={entry} />
    ))}
  </div>
)

function EntryField({ entry }: { entry: Entry }) {
  const { name, label, help, required } = entry
  const shared = { name, label, help, required, className: entry.wide ? 'col-span-2' : '' }
  if (entry.kind === 'number')
    return <NumberField {...shared} unit={entry.unit} prefix={entry.prefix} placeholder={entry.example} />
  if (entry.kind === 'choice')
    return <SelectField {...shared} options={[...entry.options]} placeholder={entry.placeholder} />
  if (entry.kind === 'text')
    return <TextField {...shared} placeholder={entry.example} maxLength={entry.max} autoComplete="off" />
  return <SwitchField {...shared} on={{ label: entry.on }} off={{ label: entry.off }} />
}
