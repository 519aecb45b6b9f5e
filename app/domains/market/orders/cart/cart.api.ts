import { anyone, login } from '#platform/procedure.ts'
import { addCoupon, addToCart, joinGuestCart, keepCoupon, setQuantity, takeCoupon, takeFromCart } from './cart.actions.ts'
import { showCart } from './cart.queries.ts'
import { CartCoupon, CartLineAdd, CartLineRef, CartLineSet, CartRef, CartView } from './cart.schemas.ts'

const cart = '/v1/market/cart' as const
const line = `${cart}/line` as const

export const cartApi = {
  show: anyone.get(cart, 'O carrinho, por loja; o de um visitante pelo cart_token', CartRef, CartView, showCart),
  add: anyone.refusing('not_found', 'conflict').post(line, 'Põe um produto no carrinho', CartLineAdd, CartView, addToCart),
  set: anyone.refusing('not_found', 'conflict').put(line, 'Muda a quantidade de um produto do carrinho', CartLineSet, CartView, setQuantity),
  take: anyone.delete(`${line}/{variant_id}`, 'Tira um produto do carrinho', CartLineRef, CartView, takeFromCart),
  addCoupon: anyone.post(`${cart}/coupon`, 'Usa um cupom', CartCoupon, CartView, addCoupon),
  keepCoupon: anyone.put(`${cart}/coupon`, 'Guarda um cupom no carrinho, mesmo que ainda não valha', CartCoupon, CartView, keepCoupon),
  takeCoupon: anyone.delete(`${cart}/coupon/{code}`, 'Tira um cupom do carrinho', CartCoupon, CartView, takeCoupon),
  join: login.post(`${cart}/join`, 'Junta o carrinho de visitante ao da conta', CartRef, CartView, joinGuestCart),
}
