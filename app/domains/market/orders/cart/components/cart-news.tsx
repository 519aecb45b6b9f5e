import { formatMoney } from '#shared/money.ts'
import { Notice } from '#ui/components/notice.tsx'
import type { CartView } from '../cart.schemas.ts'

/** What is no longer as it was when it was put in: prices, and coupons that take nothing off. */
export function CartNews({ cart: { stores, coupons } }: { cart: CartView }) {
  const news = [
    ...stores
      .flatMap(({ lines }) => lines)
      .flatMap(({ product, price_before, unit_price }) =>
        product && price_before !== null
          ? `O preço de ${product.name} mudou de ${formatMoney(price_before)} para ${formatMoney(unit_price)}.`
          : [],
      ),
    ...coupons.flatMap(({ code, problem }) => (problem ? `Cupom ${code}: ${problem}` : [])),
  ]
  if (!news.length) return null
  return (
    <Notice tone="warning">
      {news.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </Notice>
  )
}
