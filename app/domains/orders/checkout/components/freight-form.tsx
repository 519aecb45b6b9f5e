import { useSubmit } from 'react-router'
import { applyMask } from '#shared/masks.ts'
import { Card } from '#ui/components/card.tsx'
import { Notice } from '#ui/components/notice.tsx'
import { Form } from '#ui/form/form.tsx'
import { HiddenField } from '#ui/form/hidden-field.tsx'
import { MaskedField } from '#ui/form/masked-field.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import type { CheckoutInput, CheckoutView } from '../checkout.schemas.ts'
import { freightText } from '../freight.words.ts'

type Props = { checkout: CheckoutView; item: CheckoutInput['item'] | null; problem: string | null }

/** Where to, and how: what is chosen lies in the URL, so that the sums follow, with or without scripts. */
export function FreightForm({ checkout, item, problem }: Props) {
  const submit = useSubmit()
  const cep = checkout.cep ? applyMask('cep', checkout.cep) : ''
  return (
    <Card title="Entrega" level={2}>
      <Form
        method="get"
        name="freight"
        values={{ cep }}
        result={problem ? { errors: { cep: [problem] } } : undefined}
        className="space-y-4"
        onTyped={(form) => {
          const chosen = document.activeElement
          if (chosen instanceof HTMLInputElement && chosen.type === 'radio')
            submit(form, { replace: true, preventScrollReset: true })
        }}
      >
        {item && <HiddenField name="variant_id" value={item.variant_id} />}
        {item && <HiddenField name="quantity" value={item.quantity} />}
        <div className="flex items-start gap-3">
          <div className="grow">
            <MaskedField mask="cep" name="cep" label="CEP de entrega" autoComplete="postal-code" />
          </div>
          <SubmitButton tone="quiet" sending="Calculando…" className="mt-8">
            Calcular
          </SubmitButton>
        </div>
        {checkout.stores
          .filter(({ ships }) => ships)
          .map((store) => (
            <fieldset key={store.id} className="space-y-2">
              <legend className="mb-2 font-medium">{store.name}</legend>
              {!store.quote && <p className="text-muted">Escreva o CEP para ver as entregas desta loja.</p>}
              {store.quote && !store.options.length && (
                <Notice tone="warning">Esta loja não entrega neste CEP. Tire os produtos dela para continuar.</Notice>
              )}
              {store.options.map((option) => (
                <label
                  key={option.key}
                  className="flex cursor-pointer items-start gap-3 rounded-field border border-edge p-3 hover:bg-base-200"
                >
                  <input
                    type="radio"
                    name={`freight-${store.id}`}
                    value={`${store.id}=${option.key}`}
                    defaultChecked={option.key === store.chosen}
                    className="radio radio-primary radio-sm"
                  />
                  <span>
                    <span className="block font-medium">{option.name}</span>
                    <span className="text-sm text-muted">{freightText(option)}</span>
                  </span>
                </label>
              ))}
            </fieldset>
          ))}
      </Form>
    </Card>
  )
}
