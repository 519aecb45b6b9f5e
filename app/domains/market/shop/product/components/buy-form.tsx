import { useEffect } from 'react'
import type { OfferDetail } from '#domains/market/products/offers/offers.schemas.ts'
import { isShipped } from '#domains/market/products/types/product-type.kinds.ts'
import { formatMoney } from '#shared/money.ts'
import { Button } from '#ui/components/button.tsx'
import { Form } from '#ui/form/form.tsx'
import { followKeyboard } from '#ui/form/keyboard-room.ts'

type Props = { product: OfferDetail; variant: OfferDetail['variants'][number] }

/** Into the cart, or straight to the checkout with this alone; with scripts or without; on a phone always in sight. Tapped twice it is one. */
export function BuyForm({ product, variant }: Props) {
  const most = Math.min(variant.left ?? 50, 50)
  useEffect(followKeyboard, [])
  const counted = isShipped(product.kind)
  return (
    <Form action="/carrinho" className="space-y-3">
      <input type="hidden" name="variant_id" value={variant.id} />
      {counted ? (
        <label className="flex items-center gap-3">
          <span>Quantidade</span>
          <input
            key={variant.id}
            type="number"
            name="quantity"
            inputMode="numeric"
            min={1}
            max={most}
            defaultValue={1}
            required
            className="input figures w-24"
          />
        </label>
      ) : (
        <input type="hidden" name="quantity" value="1" />
      )}
      <div className="buy-bar flex gap-2">
        <span className="figures mr-auto self-center font-semibold whitespace-nowrap desk:hidden">
          {formatMoney(variant.price)}
        </span>
        <Button type="submit" name="intent" value="add" size="lg" className="desk:flex-1">
          <span>
            Adicionar<span className="max-desk:sr-only"> ao carrinho</span>
          </span>
        </Button>
        <Button type="submit" formMethod="get" formAction="/checkout" tone="primary" size="lg" className="desk:flex-1">
          Comprar agora
        </Button>
      </div>
    </Form>
  )
}
