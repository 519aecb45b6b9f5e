import type { RouterContextProvider } from 'react-router'
import { apiFor } from '#web/api-for.server.ts'
import { requestContext } from '#web/page-context.server.ts'
import type { CartView } from '../cart.schemas.ts'
import { cartCookie, cartTokenOf } from './cart-cookie.server.ts'

type Asked = { request: Request; context: Readonly<RouterContextProvider> }

/**
 * The cart of who asks, and the headers that keep it. What was put in before signing in joins the own cart with the
 * first page that shows it.
 */
export async function ownCart({
  request,
  context,
}: Asked): Promise<{ cart: CartView; headers: Record<string, string> }> {
  const cart_token = cartTokenOf(request)
  const { cart } = apiFor(context).orders
  if (!context.get(requestContext).viewer) return { cart: await cart.show({ cart_token }), headers: {} }
  if (!cart_token) return { cart: await cart.show({}), headers: {} }
  return { cart: await cart.join({ cart_token }), headers: { 'set-cookie': cartCookie(null) } }
}
