import type { ReactNode } from 'react'
import { parcelsText } from '#domains/market/payments/installments/installments.words.ts'
import { formatMoney } from '#shared/money.ts'
import { plural } from '#shared/numbers.ts'
import { Card } from '#ui/components/card.tsx'
import { Disclosure } from '#ui/components/disclosure.tsx'
import { boughtCount } from '../../cart/cart-count.model.ts'
import { AmountRows } from '../../cart/components/amount-rows.tsx'
import type { CheckoutView } from '../checkout.schemas.ts'

type Props = { checkout: CheckoutView; installment: CheckoutView['installments'][number] | undefined }

/** The order before it is placed (Decreto 7.962, art. 4): on a phone a line that opens. */
export function FoldedSums({ checkout, installment }: Props) {
  const { cart, total } = checkout
  const sum = formatMoney(installment?.total ?? total)
  return (
    <div className="desk:hidden">
      <Disclosure
        icon="shopping-cart"
        title={<span className="figures">{`${plural(boughtCount(cart), 'item', 'itens')} · ${sum}`}</span>}
      >
        <Sums checkout={checkout} installment={installment} />
      </Disclosure>
    </div>
  )
}

/** On a desk a card beside the form, with the form's one button in it; on a phone the button alone is left of it. */
export const SumsBeside = ({ children, ...props }: Props & { children: ReactNode }) => (
  <Card
    title="Seu pedido"
    className="desk:sticky desk:top-20 desk:col-start-3 desk:row-span-4 desk:row-start-1 desk:[&_[type=submit]]:w-full max-desk:contents max-desk:[&>*]:contents max-desk:[&>header]:hidden"
  >
    <div className="mb-4 max-desk:hidden">
      <Sums {...props} />
    </div>
    {children}
  </Card>
)

/** Things, discounts, freight, total. */
function Sums({ checkout, installment }: Props) {
  const { cart, stores, freight_amount, total, ships, cep } = checkout
  const free = ships && freight_amount === 0 && stores.every((store) => !store.ships || store.chosen)
  return (
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
      {installment && installment.n > 1 && <p className="text-sm text-muted">{parcelsText(installment)}, no cartão.</p>}
    </div>
  )
}
