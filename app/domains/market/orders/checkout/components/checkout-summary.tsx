import { parcelsText } from '#domains/market/payments/installments/installments.words.ts'
import { formatMoney } from '#shared/money.ts'
import { Card } from '#ui/components/card.tsx'
import { AmountRows } from '../../cart/components/amount-rows.tsx'
import type { CheckoutView } from '../checkout.schemas.ts'

type Props = { checkout: CheckoutView; installment: CheckoutView['installments'][number] | undefined }

/** The order before it is placed (Decreto 7.962, art. 4): things, discounts, freight, total. */
export function CheckoutSummary({ checkout, installment }: Props) {
  const { cart, stores, freight_amount, total, ships, cep } = checkout
  const free = ships && freight_amount === 0 && stores.every((store) => !store.ships || store.chosen)
  return (
    <Card title="Seu pedido" level={2} className="max-lg:order-first">
      <div className="space-y-4">
        <ul className="space-y-2">
          {cart.stores
            .flatMap(({ lines }) => lines)
            .map(({ variant_id, product, quantity, opens, total: amount }) => (
              <li key={variant_id} className="flex justify-between gap-3">
                <span className="min-w-0">
                  {quantity} × {product?.name}
                  {product?.variant_name && <span className="text-muted">, {product.variant_name}</span>}
                  {opens && <span className="block text-sm text-muted">{opens}</span>}
                </span>
                <span className="figures shrink-0">{formatMoney(amount)}</span>
              </li>
            ))}
        </ul>
        <AmountRows
          rows={[
            ['Produtos', cart.goods_amount],
            ['Descontos', -cart.discount_amount],
            ['Frete', free ? 'grátis' : freight_amount],
            ['Juros do parcelamento', installment?.interest_amount ?? 0],
          ]}
          total={[ships && !cep ? 'Total sem frete' : 'Total', installment?.total ?? total]}
        />
        {installment && installment.n > 1 && (
          <p className="text-sm text-muted">{parcelsText(installment)}, no cartão.</p>
        )}
        <p className="text-sm text-muted">
          Você pode desistir em até 7 dias depois de receber, com tudo de volta, frete incluído.{' '}
          {ships
            ? 'Para o envio e a nota fiscal, a loja recebe seu endereço, telefone e CPF.'
            : 'Para a nota fiscal, a loja recebe seu telefone e CPF.'}
        </p>
      </div>
    </Card>
  )
}
