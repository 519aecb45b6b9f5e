import { useRef } from 'react'
import type { OfferDetail } from '#domains/market/products/offers/offers.schemas.ts'
import { isShipped } from '#domains/market/products/types/product-type.kinds.ts'
import { Button } from '#ui/components/button.tsx'
import { Form } from '#ui/form/form.tsx'
import { BuyBar } from './buy-bar.tsx'

type Props = { product: OfferDetail; variant: OfferDetail['variants'][number] }

/** Into the cart, or straight to the checkout with this alone; with scripts or without. Tapped twice it is one. */
export function BuyForm({ product, variant }: Props) {
  const most = Math.min(variant.left ?? 50, 50)
  const buttons = useRef<HTMLDivElement>(null)
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
      <div ref={buttons} className="flex flex-wrap gap-2">
        <Button
          type="submit"
          name="intent"
          value="add"
          tone="primary"
          icon="shopping-cart"
          size="lg"
          className="flex-1"
        >
          Pôr no carrinho
        </Button>
        <Button type="submit" formMethod="get" formAction="/checkout" size="lg" className="flex-1">
          Comprar agora
        </Button>
      </div>
      <BuyBar buttons={buttons} price={variant.price} />
    </Form>
  )
}
