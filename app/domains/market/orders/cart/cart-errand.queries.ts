import type { SignInErrand } from '#domains/people/accounts/index.ts'
import type { Context } from '#platform/context.ts'
import { formatMoney } from '#shared/money.ts'
import { plural } from '#shared/numbers.ts'
import { CheckoutFilter } from '../checkout/checkout.schemas.ts'
import { cartView, readCart, readItem } from './cart.queries.ts'
import { boughtCount } from './cart-count.model.ts'
import { cartTokenOf } from './pages/cart-cookie.server.ts'

/** Who signs in on the way to pay sees what for: the cart, or the one thing that is bought at once. */
export async function cartErrand(ctx: Context, request: Request, to: URL): Promise<SignInErrand | null> {
  if (to.pathname !== '/checkout' && to.pathname !== '/carrinho') return null
  const asked = CheckoutFilter.pick({ variant_id: true, quantity: true }).safeParse(Object.fromEntries(to.searchParams))
  const { variant_id, quantity = 1 } = asked.data ?? {}
  const cart = await cartView(
    ctx,
    variant_id ? await readItem(ctx, { variant_id, quantity }) : await readCart(ctx, cartTokenOf(request)),
    null,
  )
  const lines = cart.stores.flatMap(({ lines }) => lines)
  if (!lines.length) return null
  const count = boughtCount(cart)
  const { goods_amount, discount_amount } = cart
  return {
    title: `Seu pedido: ${plural(count, 'item', 'itens')} · ${formatMoney(goods_amount - discount_amount)}`,
    things: lines.map(({ variant_id, quantity, product, total }) => ({
      id: variant_id,
      name: [quantity > 1 && `${quantity} ×`, product?.name, product?.variant_name].filter(Boolean).join(' '),
      photo: product?.photo ?? null,
      price: formatMoney(total),
    })),
    sums: [
      ...(discount_amount ? [{ label: 'Desconto', value: formatMoney(-discount_amount) }] : []),
      ...(cart.stores.some(({ ships }) => ships) ? [{ label: 'Frete', value: 'você vê pelo CEP, a seguir' }] : []),
      { label: 'Total dos produtos', value: formatMoney(goods_amount - discount_amount) },
    ],
  }
}
