import type { ReactNode } from 'react'
import { FieldNotes, inputAria } from './field.tsx'
import { useField } from './form-context.ts'

type Props = {
  name: string
  label: ReactNode
  help?: ReactNode
  /** Value when checked; 'true' by default. Unchecked sends nothing. */
  value?: string
  defaultChecked?: boolean
  required?: boolean
  /** Its error is what it answers: read before it. */
  answers?: boolean
}

export function CheckboxField({ name, label, help, value = 'true', defaultChecked, required, answers }: Props) {
  const field = useField(name, defaultChecked ? value : '')
  const notes = <FieldNotes id={field.id} name={name} help={help} error={field.error} />
  return (
    <div className="space-y-1">
      {answers && notes}
      <label className="flex min-h-11 items-start gap-3 py-2">
        <input
          {...inputAria(field.id, help, field.error)}
          type="checkbox"
          name={name}
          value={value}
          defaultChecked={field.list.includes(value)}
          required={required}
          className={`checkbox checkbox-primary ${field.error ? 'checkbox-error' : ''}`}
        />
        <span>{label}</span>
      </label>
      {!answers && notes}
    </div>
  )
}
