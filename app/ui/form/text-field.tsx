import type { HTMLInputAutoCompleteAttribute } from 'react'
import { Field, type FieldProps, inputAria } from './field.tsx'
import { useField } from './form-context.ts'

type Props = FieldProps & {
  type?: 'text' | 'email' | 'url' | 'tel' | 'search'
  defaultValue?: string | null
  placeholder?: string
  autoComplete?: HTMLInputAutoCompleteAttribute
  maxLength?: number
  readOnly?: boolean
  /** No autocapitalisation or autocorrection (nickname, code). */
  exact?: boolean
  inputMode?: 'email' | 'numeric' | 'search'
  /** Another field may be filled in instead: not '(opcional)', nor demanded by the browser. */
  either?: boolean
  /** Prefix inside the field: '@'. */
  prefix?: string
  /** What is offered while typing; anything else may be written. */
  offered?: readonly string[]
}

export function TextField({
  type = 'text',
  defaultValue,
  prefix,
  maxLength,
  placeholder,
  autoComplete,
  readOnly,
  exact = type === 'email' || type === 'url',
  inputMode,
  either = false,
  offered = [],
  ...field
}: Props) {
  const { id, error, value } = useField(field.name, defaultValue)
  return (
    <Field {...field} required={either || field.required} id={id} error={error}>
      <span className={`input w-full ${error ? 'input-error' : ''}`}>
        {prefix && <span className="text-muted">{prefix}</span>}
        <input
          {...inputAria(id, field.help, error)}
          type={type}
          name={field.name}
          defaultValue={value}
          required={!either && (field.required ?? true)}
          {...{ maxLength, placeholder, autoComplete, readOnly, inputMode }}
          autoCapitalize={exact ? 'none' : undefined}
          spellCheck={exact ? false : undefined}
          list={offered.length ? `${id}-offered` : undefined}
        />
        {offered.length > 0 && (
          <datalist id={`${id}-offered`}>
            {offered.map((text) => (
              <option key={text} value={text} />
            ))}
          </datalist>
        )}
      </span>
    </Field>
  )
}
