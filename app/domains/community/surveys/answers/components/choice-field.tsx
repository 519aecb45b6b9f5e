import { describedBy, Field, type FieldProps } from '#ui/form/field.tsx'
import { useField } from '#ui/form/form-context.ts'

type Props = FieldProps & { options: { value: number; label: string }[]; multiple?: boolean }

/** Options as lines to tick: radio buttons, or checkboxes that send `name` once for each. */
export function ChoiceField({ options, multiple, ...field }: Props) {
  const { id, error, list } = useField(field.name)
  const required = !multiple && (field.required ?? true)
  return (
    <Field {...field} id={id} error={error} group>
      <div className="space-y-1">
        {options.map(({ value, label }) => (
          <label key={value} className="flex min-h-11 items-start gap-3 py-2">
            <input
              type={multiple ? 'checkbox' : 'radio'}
              name={field.name}
              value={value}
              defaultChecked={list.includes(String(value))}
              required={required}
              aria-invalid={error ? true : undefined}
              aria-describedby={describedBy(id, field.help, error)}
              className={multiple ? 'checkbox checkbox-primary' : 'radio radio-primary'}
            />
            <span className="min-w-0 wrap-anywhere">{label}</span>
          </label>
        ))}
      </div>
    </Field>
  )
}
