import type { ReactNode } from 'react'
import { plural } from '#shared/numbers.ts'
import { Icon } from '../components/icon.tsx'
import { useFormState } from './form-context.ts'

export type FieldProps = {
  name: string
  label: string
  /** One sentence below the field. */
  help?: ReactNode
  /** true by default; false shows '(opcional)' beside the label. */
  required?: boolean
  /** What a value is called, when it is not what was typed. */
  say?: Say
  /** A button on the line of the input. */
  beside?: ReactNode
  className?: string
}

type Props = Pick<FieldProps, 'name' | 'label' | 'help' | 'required' | 'say' | 'beside' | 'className'> & {
  id: string
  error?: string
  children: ReactNode
  /** For a group of inputs: a fieldset with a legend. */
  group?: boolean
}

type Say = (value: unknown) => string

/** A form field: label above, help and error below. */
export function Field({
  id,
  name,
  label,
  help,
  error,
  required = true,
  group,
  say,
  beside,
  className = '',
  children,
}: Props) {
  const Box = group ? 'fieldset' : 'div'
  const optional = !required && <span className="font-normal text-muted"> (opcional)</span>
  const notes = <FieldNotes {...{ id, name, help, error, say }} />
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
      {/* Of a group, whose end may be out of sight, what is wrong is said under its title. */}
      {group && error && notes}
      {beside ? (
        <div className="flex gap-3">
          {children}
          {beside}
        </div>
      ) : (
        children
      )}
      {!(group && error) && notes}
    </Box>
  )
}

type NotesProps = { id: string; name: string; help?: ReactNode; error?: string; say?: Say }

export function FieldNotes({ id, name, help, error, say }: NotesProps) {
  return (
    <div data-error-of={name} className="space-y-1 text-sm empty:hidden">
      {error && (
        <p id={`${id}-error`} className="flex items-start gap-1.5 font-medium text-error">
          <Icon name="circle-alert" size={17} className="mt-0.5" />
          {error}
        </p>
      )}
      <WhatStands name={name} say={say} />
      {help && (
        <p id={`${id}-help`} className="text-muted">
          {help}
        </p>
      )}
    </div>
  )
}

/** Beside what was typed, what somebody else wrote in the same field meanwhile. */
function WhatStands({ name, say = wordsOf }: { name: string; say?: Say }) {
  const { stands = {} } = useFormState()
  const words = name in stands && say(stands[name])
  if (words === false) return null
  return (
    <div className="rounded-field border border-edge bg-base-200 p-3">
      <p className="font-semibold">Agora está assim:</p>
      <p className="whitespace-pre-line">{words || 'Em branco'}</p>
    </div>
  )
}

/** Of a list of chosen rows only how many: their numbers say nothing. */
const wordsOf: Say = (value) => {
  if (typeof value === 'boolean') return value ? 'Sim' : 'Não'
  if (!Array.isArray(value)) return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
  if (value.some((one) => typeof one === 'number')) return plural(value.length, 'escolhido', 'escolhidos')
  return value.filter((one) => typeof one === 'string').join(', ')
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
