import { useState } from 'react'
import { FreeShipTo } from '#domains/market/orders/ui.ts'
import { CardFields } from '#domains/market/payments/ui.ts'
import { nationalPhone } from '#shared/brazil.ts'
import { formatMoney } from '#shared/money.ts'
import { plural } from '#shared/numbers.ts'
import { Card } from '#ui/components/card.tsx'
import { Form } from '#ui/form/form.tsx'
import { HiddenField } from '#ui/form/hidden-field.tsx'
import { RadioCards } from '#ui/form/radio-cards.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import type { PlanOffer, PlanOffers } from '../../plans/plans.schemas.ts'
import { intervalWords } from '../../subscriptions/subscription.words.ts'

type Props = { offers: PlanOffers; plan: PlanOffer; first_key: string; action?: string }

const later = [
  { value: 'pix', label: 'PIX', text: 'Chega um código a cada período', icon: 'qr-code' as const },
  { value: 'boleto', label: 'Boleto', text: 'Chega um boleto a cada período', icon: 'receipt' as const },
]
const card = {
  value: 'cartao',
  label: 'Cartão',
  text: 'Só este período; depois chega um PIX',
  icon: 'credit-card' as const,
}

/** How one plan is paid, and where to. The key is this page's: sent twice, it subscribes once. */
export function SubscribeForm({ offers: { address, token_place }, plan, first_key, action }: Props) {
  const [key] = useState(first_key)
  const [method, choose] = useState('pix')
  const trial = plan.trial_days > 0
  return (
    <Form
      name="subscribe"
      action={action}
      values={{ method: 'pix', ...known(address) }}
      className="space-y-6"
      onTyped={(form) => choose(String(new FormData(form).get('method') ?? 'pix'))}
    >
      <HiddenField name="idempotency_key" value={key} />
      <HiddenField name="variant_id" value={plan.variant_id} />
      <HiddenField name="price" value={plan.price} />
      {plan.ships && <FreeShipTo />}
      <Card title={trial ? 'Pagamento depois do teste' : 'Pagamento'} level={2}>
        <div className="space-y-6">
          <RadioCards name="method" label="Como você quer pagar" cards={trial ? later : [...later, card]} />
          {method === 'cartao' && !trial && token_place && <CardFields place={token_place} />}
          <p className="text-sm text-muted">
            Não guardamos cartão nem debitamos sozinhos: a cada período avisamos e mandamos a cobrança. Sem pagamento
            por 7 dias, a assinatura termina.
          </p>
        </div>
      </Card>
      <SubmitButton wide sending="Assinando…">
        {trial
          ? `Começar ${plural(plan.trial_days, 'dia grátis', 'dias grátis')}`
          : `Assinar por ${formatMoney(plan.price)} ${intervalWords[plan.interval].per}`}
      </SubmitButton>
    </Form>
  )
}

const known = (address: PlanOffers['address']) =>
  Object.fromEntries(
    Object.entries(address ?? {}).map(([name, value]) => [
      `address.${name}`,
      name === 'phone' ? nationalPhone(String(value)) : value,
    ]),
  )
