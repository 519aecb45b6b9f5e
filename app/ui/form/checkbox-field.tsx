import type { ReactNode } from 'react'
import { FieldNotes, inputTies } from './field.tsx'
import { useField } from './form-context.ts'

type Props = {
  name: string
  label: ReactNode
  help?: ReactNode
  /** What is sent when it is on; 'true' by default. Off sends nothing. */
  value?: string
  defaultChecked?: boolean
  required?: boolean
}

export function CheckboxField({ name, label, help, value = 'true', defaultChecked, required }: Props) {
  const field = useField(name, defaultChecked ? value : '')
  return (
    <div className="space-y-1">
      <label className="flex min-h-11 items-start gap-3 py-2">
        <input
          {...inputTies(field.id, help, field.error)}
          type="checkbox"
          name={name}
          value={value}
          defaultChecked={field.list.includes(value)}
          required={required}
          className={`checkbox checkbox-primary ${field.error ? 'checkbox-error' : ''}`}
        />
        <span>{label}</span>
      </label>
      <FieldNotes id={field.id} name={name} help={help} error={field.error} />
    </div>
  )
}

/** On or off, at once understood. Off sends 'false' (a hidden field goes first; the last value counts). */
export function SwitchField({ name, label, help, defaultChecked }: Omit<Props, 'value' | 'required'>) {
  const { values, error, id } = useSwitch(name, defaultChecked)
  return (
    <div className="space-y-1">
      <label className="flex min-h-11 items-center justify-between gap-4 py-1">
        <span className="font-medium">{label}</span>
        <input type="hidden" name={name} value="false" />
        <input
          {...inputTies(id, help, error)}
          type="checkbox"
          role="switch"
          name={name}
          value="true"
          defaultChecked={values.at(-1) === 'true'}
          className="toggle checked:toggle-primary"
        />
      </label>
      <FieldNotes id={id} name={name} help={help} error={error} />
    </div>
  )
}

function useSwitch(name: string, defaultChecked: boolean | undefined) {
  const { list, error, id } = useField(name, defaultChecked ? 'true' : 'false')
  return { values: list, error, id }
}
