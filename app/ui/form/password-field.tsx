import { useRef, useState } from 'react'
import { Icon } from '../components/icon.tsx'
import { Field, type FieldProps, inputAria } from './field.tsx'
import { useFormState } from './form-context.ts'

type Props = FieldProps & {
  /** new: for choosing one, with a strength hint. */
  kind?: 'current' | 'new'
  /** Of a new one: why the server would refuse it, as far as that is known here; '' while it is not known. */
  refusal?: (password: string, form: HTMLFormElement | null) => string | undefined
  /** At the first letter. */
  onBegin?: () => void
}

/** Never refilled from an action's result: passwords are not returned. */
export function PasswordField({ kind = 'current', refusal, onBegin, ...field }: Props) {
  const { id: form, errors } = useFormState()
  const [visible, setVisible] = useState(false)
  const [typed, setTyped] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const id = `${form}-${field.name}`
  // What was refused is said once: until something else is typed, and the hint speaks again.
  const [retyped, setRetyped] = useState<typeof errors>()
  const error = retyped === errors ? undefined : errors[field.name]?.[0]
  return (
    <Field {...field} id={id} error={error}>
      <span className={`input w-full pe-1 ${error ? 'input-error' : ''}`}>
        <input
          ref={input}
          {...inputAria(id, field.help, error)}
          type={visible ? 'text' : 'password'}
          name={field.name}
          required={field.required ?? true}
          autoComplete={kind === 'new' ? 'new-password' : 'current-password'}
          autoCapitalize="none"
          spellCheck={false}
          maxLength={128}
          onInput={(event) => {
            if (!typed) onBegin?.()
            setTyped(event.currentTarget.value)
            setRetyped(errors)
          }}
        />
        <button
          type="button"
          aria-pressed={visible}
          onClick={() => setVisible(!visible)}
          className="needs-script reach flex size-9 shrink-0 items-center justify-center rounded-field text-muted hover:bg-base-200"
        >
          <Icon name={visible ? 'eye-off' : 'eye'} label="Mostrar senha" />
        </button>
      </span>
      {kind === 'new' && (
        <output className={`min-h-5 text-sm text-muted ${error ? 'hidden' : 'block'}`}>
          {strengthHint(typed, refusal?.(typed, input.current?.form ?? null))}
        </output>
      )}
    </Field>
  )
}

/** A hint only; the server decides. Length matters most, then variety. What is refused is said, never praised. */
export function strengthHint(password: string, refusal?: string): string {
  if (password === '') return 'Use 10 caracteres ou mais. Uma frase curta funciona bem.'
  if (password.length === 9) return 'Falta 1 caractere.'
  if (password.length < 10) return `Faltam ${10 - password.length} caracteres.`
  if (refusal !== undefined) return refusal
  if (new Set(password).size < 6) return 'Senha fraca, com caracteres muito repetidos. Varie mais.'
  const kinds = [/[a-zà-ú]/, /[A-ZÀ-Ú]/, /\d/, /[^\w\s]|\s/].filter((kind) => kind.test(password)).length
  if (password.length >= 16 || (password.length >= 12 && kinds >= 3)) return 'Senha forte.'
  return 'Senha boa. Com mais algumas letras, fica forte.'
}
