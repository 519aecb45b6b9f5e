import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import type { TokenPlace } from '#platform/payments/gateway.ts'
import { now } from '#shared/clock.ts'
import { Notice } from '#ui/components/notice.tsx'
import { Field, inputAria } from '#ui/form/field.tsx'
import { useField } from '#ui/form/form-context.ts'
import { type CardErrors, groupExpiry, groupNumber, readCard, type TypedCard } from '../card.model.ts'
import { tokenize } from '../tokenize.browser.ts'
import { TestCards } from './test-cards.tsx'

type Props = {
  /** Of `tokenPlace`: where the card goes. */
  place: TokenPlace
  /** false while another way of paying is chosen: the form is sent as it is. */
  active?: boolean
}

/**
 * The fields of a card inside a form, which gets `card_token` alone: they have no names, so that no form ever sends them
 * to us. When the form is sent, the card first goes to the gateway; the form follows with the token.
 */
export function CardFields({ place, active = true }: Props) {
  const box = useRef<HTMLFieldSetElement>(null)
  const [token, setToken] = useState<HTMLInputElement | null>(null)
  const [errors, setErrors] = useState<CardErrors & { message?: string }>({})
  const refused = useField('card_token').error
  useEffect(() => {
    const form = token?.form
    if (!form || !token || !active) return
    let asking = false
    const send = async (submitter: HTMLElement | null) => {
      asking = true
      const wrong = await fill(box.current, token, place)
      asking = false
      setErrors(wrong ?? {})
      if (!wrong) return form.requestSubmit(submitter)
      const [first] = Object.keys(wrong)
      box.current?.querySelector<HTMLInputElement>(`[data-card="${first}"]`)?.focus()
    }
    // Before the router sees it.
    const onSubmit = (event: SubmitEvent) => {
      if (token.value) return
      event.preventDefault()
      event.stopPropagation()
      if (!asking) void send(event.submitter)
    }
    form.addEventListener('submit', onSubmit)
    return () => form.removeEventListener('submit', onSubmit)
  }, [token, place, active])
  /** Each token is used once: what is typed afterwards needs another. */
  const forget = ({ target }: FormEvent) => {
    if (token) token.value = ''
    const { card } = (target as HTMLInputElement).dataset
    setErrors(({ message: _, ...before }) => ({ ...before, ...(card && { [card]: undefined }) }))
  }
  useEffect(() => {
    if (refused && token) token.value = ''
  }, [refused, token])
  return (
    <fieldset ref={box} className="space-y-4" onInput={forget}>
      <legend className="sr-only">Dados do cartão</legend>
      <noscript>
        <Notice tone="warning">O cartão precisa de JavaScript no navegador. Sem ele, pague com PIX ou boleto.</Notice>
      </noscript>
      {(errors.message ?? refused) && <Notice tone="error">{errors.message ?? refused}</Notice>}
      {place.gateway === 'sandbox' && <TestCards />}
      <input type="hidden" name="card_token" ref={setToken} />
      <CardField
        field="number"
        label="Número do cartão"
        autoComplete="cc-number"
        placeholder="0000 0000 0000 0000"
        error={errors.number}
        format={groupNumber}
      />
      <CardField
        field="holder"
        label="Nome como está no cartão"
        autoComplete="cc-name"
        inputMode="text"
        error={errors.holder}
      />
      <div className="grid grid-cols-2 items-start gap-4">
        <CardField
          field="expiry"
          label="Validade"
          autoComplete="cc-exp"
          placeholder="MM/AA"
          error={errors.expiry}
          format={groupExpiry}
        />
        <CardField field="cvv" label="Código (CVV)" autoComplete="cc-csc" placeholder="123" error={errors.cvv} />
      </div>
    </fieldset>
  )
}

/** Puts a token into its field; what is wrong when there is none. */
async function fill(box: HTMLFieldSetElement | null, token: HTMLInputElement, place: TokenPlace) {
  const typedIn = (field: keyof TypedCard) =>
    box?.querySelector<HTMLInputElement>(`[data-card="${field}"]`)?.value ?? ''
  const typed = {
    number: typedIn('number'),
    holder: typedIn('holder'),
    expiry: typedIn('expiry'),
    cvv: typedIn('cvv'),
  }
  const read = readCard(typed, now())
  if ('errors' in read) return read.errors
  const got = await tokenize(place, read.card)
  if ('errors' in got) return got.errors
  if ('message' in got) return got
  token.value = got.token
  return undefined
}

type CardFieldProps = {
  field: keyof TypedCard
  label: string
  autoComplete: string
  placeholder?: string
  inputMode?: 'numeric' | 'text'
  error?: string
  format?: (typed: string) => string
}

function CardField({ field, label, autoComplete, placeholder, inputMode = 'numeric', error, format }: CardFieldProps) {
  const id = useId()
  const rewrite = (event: FormEvent<HTMLInputElement>) => {
    const input = event.currentTarget
    const atEnd = input.selectionStart === input.value.length
    if (format && atEnd) input.value = format(input.value)
  }
  return (
    <Field id={id} name={`card-${field}`} label={label} error={error}>
      <input
        {...inputAria(id, undefined, error)}
        data-card={field}
        type="text"
        inputMode={inputMode}
        autoComplete={autoComplete}
        placeholder={placeholder}
        maxLength={field === 'cvv' ? 4 : 64}
        spellCheck={false}
        onInput={rewrite}
        className={`input figures w-full ${error ? 'input-error' : ''}`}
      />
    </Field>
  )
}
