import type { RouterContextProvider } from 'react-router'
import { apiFor } from '#web/api-for.server.ts'
import { requestContext } from '#web/page-context.server.ts'
import type { CartView } from '../cart.schemas.ts'
import { cartCookie, cartCountCookie, cartTokenOf } from './cart-cookie.server.ts'

type Asked = { request: Request; context: Readonly<RouterContextProvider> }

/**
 * The cart of who asks, and the headers that keep it. What was put in before signing in joins the own cart with the
 * first page that shows it.
 */
export async function ownCart({ request, context }: Asked): Promise<{ cart: CartView; headers: Headers }> {
  const cart_token = cartTokenOf(request)
  const { cart: carts } = apiFor(context).orders
  const { viewer } = context.get(requestContext)
  const guests = viewer ? cart_token : undefined
  const cart = guests ? await carts.join({ cart_token: guests }) : await carts.show({ cart_token })
  const headers = new Headers({ 'set-cookie': cartCountCookie(viewer ? 0 : cart.count) })
  if (guests) headers.append('set-cookie', cartCookie(null))
  return { cart, headers }
}
