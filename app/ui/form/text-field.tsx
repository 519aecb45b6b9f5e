import type { HTMLInputAutoCompleteAttribute } from 'react'
import { Field, type FieldProps, inputTies } from './field.tsx'
import { useField } from './form-context.ts'

type Props = FieldProps & {
  type?: 'text' | 'email' | 'url' | 'tel' | 'search'
  defaultValue?: string | null
  placeholder?: string
  autoComplete?: HTMLInputAutoCompleteAttribute
  maxLength?: number
  readOnly?: boolean
  /** Written inside, before what is typed: '@'. */
  prefix?: string
}

export function TextField({
  type = 'text',
  defaultValue,
  prefix,
  maxLength,
  placeholder,
  autoComplete,
  readOnly,
  ...field
}: Props) {
  const { id, error, value } = useField(field.name, defaultValue)
  return (
    <Field {...field} id={id} error={error}>
      <span className={`input w-full ${error ? 'input-error' : ''}`}>
        {prefix && <span className="text-muted">{prefix}</span>}
        <input
          {...inputTies(id, field.help, error)}
          type={type}
          name={field.name}
          defaultValue={value}
          required={field.required ?? true}
          {...{ maxLength, placeholder, autoComplete, readOnly }}
          autoCapitalize={type === 'email' || type === 'url' ? 'none' : undefined}
          spellCheck={type === 'email' || type === 'url' ? false : undefined}
        />
      </span>
    </Field>
  )
}
