import { Field, type FieldProps, inputAria } from './field.tsx'
import { useField } from './form-context.ts'

export type Option = { value: string | number; label: string; disabled?: boolean }

type Props = FieldProps & {
  options: Option[]
  defaultValue?: string | number | null
  /** The first, empty option: 'Escolha um espaço'. */
  placeholder?: string
}

export function SelectField({ options, defaultValue, placeholder, ...field }: Props) {
  const { id, error, value } = useField(field.name, defaultValue)
  return (
    <Field
      say={(now) => options.find((option) => String(option.value) === String(now))?.label ?? placeholder ?? ''}
      {...field}
      id={id}
      error={error}
    >
      <select
        {...inputAria(id, field.help, error)}
        name={field.name}
        defaultValue={value}
        required={field.required ?? true}
        className={`select w-full ${error ? 'select-error' : ''}`}
      >
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
    </Field>
  )
}
