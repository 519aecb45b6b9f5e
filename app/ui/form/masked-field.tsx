import type { FormEvent } from 'react'
import { nationalPhone } from '#shared/brazil.ts'
import { applyMask, type MaskName, masks, unmask } from '#shared/masks.ts'
import { Field, type FieldProps, inputAria } from './field.tsx'
import { useField } from './form-context.ts'

type Props = FieldProps & { mask: MaskName; defaultValue?: string | null; autoComplete?: string }

/** CPF, CNPJ, CEP, phone: formatted while typing. The server reads it with `unmask` of #shared/masks.ts. */
export function MaskedField({ mask, defaultValue, autoComplete = 'off', ...field }: Props) {
  const { id, error, value } = useField(field.name, defaultValue)
  const { placeholder, inputMode } = masks[mask]
  return (
    <Field say={(now) => applyMask(mask, nationalPhone(String(now ?? '')))} {...field} id={id} error={error}>
      <input
        {...inputAria(id, field.help, error)}
        type={mask === 'phone' ? 'tel' : 'text'}
        inputMode={inputMode}
        name={field.name}
        defaultValue={applyMask(mask, value)}
        placeholder={placeholder}
        autoComplete={autoComplete}
        required={field.required ?? true}
        onInput={(event) => rewrite(event, mask)}
        className={`input figures w-full ${error ? 'input-error' : ''}`}
      />
    </Field>
  )
}

/** Applies the mask and keeps the caret behind the same character. */
function rewrite(event: FormEvent<HTMLInputElement>, mask: MaskName) {
  const input = event.currentTarget
  const before = unmask(input.value.slice(0, input.selectionStart ?? input.value.length)).length
  const written = applyMask(mask, input.value)
  if (written === input.value) return
  input.value = written
  const caret = caretAfter(written, before)
  input.setSelectionRange(caret, caret)
}

function caretAfter(written: string, characters: number): number {
  let seen = 0
  for (let index = 0; index < written.length; index++) {
    if (seen === characters) return index
    if (/[0-9A-Z]/.test(written[index] ?? '')) seen++
  }
  return written.length
}
