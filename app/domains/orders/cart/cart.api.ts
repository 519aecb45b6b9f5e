import { anyone, login, refusing } from '#platform/procedure.ts'
import {
  addCoupon,
  addToCart,
  joinGuestCart,
  keepCoupon,
  setQuantity,
  takeCoupon,
  takeFromCart,
} from './cart.actions.ts'
import { showCart } from './cart.queries.ts'
import { CartCoupon, CartLineAdd, CartLineRef, CartLineSet, CartRef, CartView } from './cart.schemas.ts'

const cart = '/v1/market/cart' as const
const line = `${cart}/line` as const

export const cartApi = {
  show: anyone
    .route({ method: 'GET', path: cart, summary: 'O carrinho, por loja; o de um visitante pelo cart_token' })
    .input(CartRef)
    .output(CartView)
    .handler(({ context, input }) => showCart(context, input)),
  add: refusing(anyone, 'not_found', 'conflict')
    .route({ method: 'POST', path: line, summary: 'Põe um produto no carrinho' })
    .input(CartLineAdd)
    .output(CartView)
    .handler(({ context, input }) => addToCart(context, input)),
  set: refusing(anyone, 'not_found', 'conflict')
    .route({ method: 'PUT', path: line, summary: 'Muda a quantidade de um produto do carrinho' })
    .input(CartLineSet)
    .output(CartView)
    .handler(({ context, input }) => setQuantity(context, input)),
  take: anyone
    .route({ method: 'DELETE', path: `${line}/{variant_id}`, summary: 'Tira um produto do carrinho' })
    .input(CartLineRef)
    .output(CartView)
    .handler(({ context, input }) => takeFromCart(context, input)),
  addCoupon: anyone
    .route({ method: 'POST', path: `${cart}/coupon`, summary: 'Usa um cupom' })
    .input(CartCoupon)
    .output(CartView)
    .handler(({ context, input }) => addCoupon(context, input)),
  keepCoupon: anyone
    .route({ method: 'PUT', path: `${cart}/coupon`, summary: 'Guarda um cupom no carrinho, mesmo que ainda não valha' })
    .input(CartCoupon)
    .output(CartView)
    .handler(({ context, input }) => keepCoupon(context, input)),
  takeCoupon: anyone
    .route({ method: 'DELETE', path: `${cart}/coupon/{code}`, summary: 'Tira um cupom do carrinho' })
    .input(CartCoupon)
    .output(CartView)
    .handler(({ context, input }) => takeCoupon(context, input)),
  join: login
    .route({ method: 'POST', path: `${cart}/join`, summary: 'Junta o carrinho de visitante ao da conta' })
    .input(CartRef)
    .output(CartView)
    .handler(({ context, input }) => joinGuestCart(context, input)),
}
