import type { ReactNode } from 'react'
import { Icon } from '../components/icon.tsx'

export type FieldProps = {
  name: string
  label: string
  /** One sentence below the field. */
  help?: ReactNode
  /** true by default; false shows '(opcional)' beside the label. */
  required?: boolean
  className?: string
}

type Props = Pick<FieldProps, 'name' | 'label' | 'help' | 'required' | 'className'> & {
  id: string
  error?: string
  children: ReactNode
  /** For a group of inputs: a fieldset with a legend. */
  group?: boolean
}

/** A form field: label above, help and error below. */
export function Field({ id, name, label, help, error, required = true, group, className = '', children }: Props) {
  const Box = group ? 'fieldset' : 'div'
  const optional = !required && <span className="font-normal text-muted"> (opcional)</span>
  const labelLook = 'block text-[0.9375rem] font-semibold'
  return (
    <Box
      className={`min-w-0 space-y-1.5 ${className}`}
      aria-describedby={group ? describedBy(id, help, error) : undefined}
    >
      {group ? (
        <legend className={`${labelLook} mb-1.5`}>
          {label}
          {optional}
        </legend>
      ) : (
        <label htmlFor={id} className={labelLook}>
          {label}
          {optional}
        </label>
      )}
      {children}
      <FieldNotes id={id} name={name} help={help} error={error} />
    </Box>
  )
}

type NotesProps = { id: string; name: string; help?: ReactNode; error?: string }

export function FieldNotes({ id, name, help, error }: NotesProps) {
  return (
    <div data-error-of={name} className="space-y-1 text-sm empty:hidden">
      {error && (
        <p id={`${id}-error`} className="flex items-start gap-1.5 font-medium text-error">
          <Icon name="circle-alert" size={17} className="mt-0.5" />
          {error}
        </p>
      )}
      {help && (
        <p id={`${id}-help`} className="text-muted">
          {help}
        </p>
      )}
    </div>
  )
}

/** Value of aria-describedby: ids of help and error. */
export const describedBy = (id: string, help: ReactNode, error: string | undefined) =>
  [error && `${id}-error`, help && `${id}-help`].filter(Boolean).join(' ') || undefined

/** The ARIA attributes that link an input to its help and error. */
export const inputAria = (id: string, help: ReactNode, error: string | undefined) => ({
  id,
  'aria-describedby': describedBy(id, help, error),
  'aria-invalid': error ? true : undefined,
})
