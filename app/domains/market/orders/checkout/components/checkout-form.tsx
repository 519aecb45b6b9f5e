import { useEffect, useState } from 'react'
import { useActionData } from 'react-router'
import { lastParcel } from '#domains/market/payments/installments/installments.words.ts'
import { CardFields } from '#domains/market/payments/ui.ts'
import { Card } from '#ui/components/card.tsx'
import { Notice } from '#ui/components/notice.tsx'
import { ActionsInSight } from '#ui/form/actions-in-sight.tsx'
import { Form } from '#ui/form/form.tsx'
import { HiddenField } from '#ui/form/hidden-field.tsx'
import type { Unsent } from '#ui/form/kept-for-later.ts'
import { RadioCards } from '#ui/form/radio-cards.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { useRootData } from '#ui/root-data.ts'
import type { CheckoutInput, CheckoutView } from '../checkout.schemas.ts'
import { installmentText, payButton } from '../installments.words.ts'
import { isKnown, shipToKnown } from '../ship-to.view.ts'
import { SumsBeside } from './checkout-summary.tsx'
import { FreightFields, useReckoning } from './freight-fields.tsx'
import { ShipToFields } from './ship-to-fields.tsx'

type Props = {
  checkout: CheckoutView
  item: CheckoutInput['item'] | null
  first_key: string
  /** What is wrong with the CEP of the URL. */
  cep_problem: string | null
  /** Chosen, and what the sums follow. */
  installment: CheckoutView['installments'][number] | undefined
  onParcels: (n: number) => void
}

const methods = [
  { value: 'pix', label: 'PIX', text: 'Na hora, 30 minutos para pagar', icon: 'qr-code' as const },
  { value: 'cartao', label: 'Cartão', text: 'Em até 12 vezes', icon: 'credit-card' as const },
  { value: 'boleto', label: 'Boleto', text: 'Vence em 3 dias', icon: 'receipt' as const },
]

/** Where to and how it is paid. The key is this page's: sent twice, or again after a lost answer, it buys once. */
export function CheckoutForm({ checkout, item, first_key, cep_problem, installment, onParcels }: Props) {
  const answer = useActionData()
  const answered = answer !== undefined
  const reckon = useReckoning()
  const viewer_id = useRootData()?.viewer?.id
  const [key, renew] = useState(first_key)
  // Refused, or gone through with other data before, as it was told: what is sent next is another purchase. What nothing was heard of is not.
  // biome-ignore lint/correctness/useExhaustiveDependencies: sums that are reckoned anew are the same purchase
  useEffect(() => {
    if (answer && !(answer as Partial<Unsent>).unsent) renew(first_key)
  }, [answer])
  const [method, choose] = useState('pix')
  const ready = !checkout.problem && (!checkout.ships || checkout.stores.every((s) => !s.ships || s.chosen))
  return (
    <Form
      name="buy"
      values={{ method: 'pix', ...shipToKnown(checkout) }}
      result={cep_problem && !answered ? { errors: { 'address.cep': [cep_problem] } } : undefined}
      returns
      className="space-y-6 desk:grid desk:grid-cols-3 desk:grid-rows-[repeat(3,auto)_1fr] desk:items-start desk:gap-6 desk:space-y-0 desk:*:col-span-2"
      onTyped={(form) => {
        const chosen = document.activeElement
        if (chosen instanceof HTMLInputElement && chosen.name.endsWith('.freight')) reckon(form)
        const typed = new FormData(form)
        choose(String(typed.get('method') ?? 'pix'))
        onParcels(typed.get('method') === 'cartao' ? Number(typed.get('installments') ?? 1) : 1)
      }}
    >
      <HiddenField name="idempotency_key" value={key} />
      {item && <HiddenField name="item.variant_id" value={item.variant_id} />}
      {item && <HiddenField name="item.quantity" value={item.quantity} />}
      <HiddenField name="agreement" value={checkout.cart.agreement} />
      <HiddenField name="total" value={checkout.total} />
      {viewer_id !== undefined && <HiddenField name="buyer" value={viewer_id} />}
      {checkout.stores.map(({ id, quote, chosen }, at) => (
        <div key={id} className="contents">
          <HiddenField name={`stores[${at}].store_id`} value={id} />
          {quote && chosen && <HiddenField name={`stores[${at}].quote`} value={quote} />}
        </div>
      ))}
      {checkout.ships && <FreightFields checkout={checkout} />}
      {checkout.token_place && checkout.ships && checkout.cep && !isKnown(checkout) && (
        <ShipToFields cep={checkout.cep} />
      )}
      {/* On a phone the button is in sight as soon as how to pay is, and not before. */}
      <div className="flex flex-col gap-6 [--ground:var(--color-base-100)] desk:contents">
        {checkout.token_place ? (
          <Card title="Pagamento" level={2} className="desk:col-span-2">
            <div className="space-y-6">
              <RadioCards name="method" label="Como você quer pagar" cards={methods} lines />
              {method === 'cartao' && (
                <>
                  <CardFields place={checkout.token_place} />
                  <SelectField
                    name="installments"
                    label="Parcelas"
                    options={checkout.installments.map((one) => ({ value: one.n, label: installmentText(one) }))}
                    help={`Os juros são de 1,99 % ao mês, pela tabela Price. ${lastParcel}`}
                  />
                </>
              )}
              <TextArea name="note" label="Recado para a loja" required={false} maxLength={500} rows={2} />
              <p className="text-sm text-muted">
                Você pode desistir em até 7 dias depois de receber, com tudo de volta, frete incluído.{' '}
                {checkout.ships
                  ? 'Para o envio e a nota fiscal, a loja recebe seu endereço, telefone e CPF.'
                  : 'Para a nota fiscal, a loja recebe seu telefone e CPF.'}
              </p>
            </div>
          </Card>
        ) : (
          <div className="desk:col-span-2">
            <Notice tone="warning" title="Pagamentos ainda não configurados">
              Este site ainda não recebe pagamentos. Seu carrinho fica guardado.
            </Notice>
          </div>
        )}
        <SumsBeside checkout={checkout} installment={installment}>
          {checkout.token_place && (
            <ActionsInSight>
              <SubmitButton wide sending="Fechando o pedido…" disabled={!ready}>
                {checkout.total ? payButton(checkout.total, installment) : 'Fechar pedido'}
              </SubmitButton>
            </ActionsInSight>
          )}
        </SumsBeside>
      </div>
    </Form>
  )
}
