import { useState } from 'react'
import { lastParcel } from '#domains/market/payments/installments/installments.words.ts'
import { CardFields } from '#domains/market/payments/ui.ts'
import { formatDayTime } from '#shared/dates.ts'
import { Card } from '#ui/components/card.tsx'
import { Form } from '#ui/form/form.tsx'
import { RadioCards } from '#ui/form/radio-cards.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { installmentText, payButton } from '../../checkout/installments.words.ts'
import type { OrderDetail } from '../../orders/orders.schemas.ts'

const methods = [
  { value: 'pix', label: 'PIX', text: 'Na hora', icon: 'qr-code' as const },
  { value: 'cartao', label: 'Outro cartão', text: 'Em até 12 vezes', icon: 'credit-card' as const },
]

/** The same order by another card or by PIX, while its things are kept. */
export function PayAgainCard({ order: { pay_again, charge } }: { order: OrderDetail }) {
  const [method, choose] = useState('pix')
  const [parcels, count] = useState(1)
  if (!pay_again || !charge) return null
  const chosen = method === 'cartao' ? pay_again.installments.find(({ n }) => n === parcels) : undefined
  return (
    <Card title="Pagar este pedido de outro jeito">
      <Form
        name="pay_again"
        values={{ method: 'pix' }}
        className="space-y-6"
        onTyped={(form) => {
          const typed = new FormData(form)
          choose(String(typed.get('method') ?? 'pix'))
          count(Number(typed.get('installments') ?? 1))
        }}
      >
        <p>Nada foi cobrado. O que você escolheu fica guardado até {formatDayTime(pay_again.until)}.</p>
        <RadioCards name="method" label="Como você quer pagar" cards={methods} />
        {method === 'cartao' && pay_again.token_place && (
          <>
            <CardFields place={pay_again.token_place} />
            <SelectField
              name="installments"
              label="Parcelas"
              options={pay_again.installments.map((one) => ({ value: one.n, label: installmentText(one) }))}
              help={lastParcel}
            />
          </>
        )}
        <SubmitButton wide sending="Pagando…">
          {payButton(charge.amount, chosen)}
        </SubmitButton>
      </Form>
    </Card>
  )
}
