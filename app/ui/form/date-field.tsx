import { Field, type FieldProps, inputAria } from './field.tsx'
import { useField } from './form-context.ts'

type Props = FieldProps & {
  /** '2026-11-21', or '2026-11-21T14:05' with `type="datetime-local"`; times are São Paulo's. */
  defaultValue?: string | null
  type?: 'date' | 'datetime-local' | 'time'
  min?: string
  max?: string
}

/** '2026-11-21T14:05' is '21/11/2026, 14:05'. */
const typed = (value: unknown) =>
  String(value ?? '').replace(/^(\d{4})-(\d\d)-(\d\d)(?:T(\d\d:\d\d).*)?$/, (_, year, month, day, time) =>
    [`${day}/${month}/${year}`, time].filter(Boolean).join(', '),
  )

/** The native date picker. */
export function DateField({ defaultValue, type = 'date', min, max, ...field }: Props) {
  const { id, error, value } = useField(field.name, defaultValue)
  return (
    <Field say={typed} {...field} id={id} error={error}>
      <input
        {...inputAria(id, field.help, error)}
        type={type}
        name={field.name}
        defaultValue={value}
        required={field.required ?? true}
        {...{ min, max }}
        className={`input figures w-full ${error ? 'input-error' : ''}`}
      />
    </Field>
  )
}
