import { useRef, useState } from 'react'
import { formatNumber } from '#shared/numbers.ts'
import { deferred } from '../deferred.tsx'
import { Field, type FieldProps, inputAria } from './field.tsx'
import { useField, useFormState } from './form-context.ts'

const TextCompletion = deferred(async () => (await import('./text-completion.tsx')).TextCompletion)

type Props = FieldProps & {
  defaultValue?: string | null
  placeholder?: string
  maxLength?: number
  rows?: number
  /** Another field may be filled in instead: not '(opcional)', nor demanded by the browser. */
  either?: boolean
  /** Address that completes '@…' and '#…' (`search`). */
  completes?: string
}

/** Grows with its text; shows a counter when there is a limit. What is pasted beyond it is not cut unseen: it says by how much. */
export function TextArea({ defaultValue, placeholder, maxLength, rows = 4, either, completes, ...field }: Props) {
  const area = useRef<HTMLTextAreaElement>(null)
  const { id, error, value } = useField(field.name, defaultValue)
  const { sending } = useFormState()
  const [length, setLength] = useState(value.length)
  const over = maxLength ? length - maxLength : 0
  return (
    <Field {...field} required={either || field.required} id={id} error={error}>
      <div className="relative">
        <textarea
          ref={area}
          {...inputAria(id, field.help, error)}
          name={field.name}
          defaultValue={value}
          required={!either && (field.required ?? true)}
          {...{ placeholder, rows }}
          // What is typed while it is on its way would go with it.
          readOnly={sending}
          onInput={(event) => setLength(event.currentTarget.value.length)}
          className={`textarea field-sizing-content max-h-96 ${rows > 1 ? 'min-h-24' : 'min-h-11'} w-full ${error ? 'textarea-error' : ''}`}
        />
        {completes && <TextCompletion area={area} id={id} address={completes} />}
      </div>
      {maxLength && (
        <p
          className={`needs-script figures text-end text-sm ${over > 0 ? 'font-medium text-error' : 'text-muted'}`}
          aria-hidden={over <= 0}
          role={over > 0 ? 'status' : undefined}
        >
          {formatNumber(length)} de {formatNumber(maxLength)}
          {over > 0 && `: corte ${formatNumber(over)}`}
        </p>
      )}
    </Field>
  )
}
