import { apiFor } from '#web/api-for.server.ts'
import { access } from '#web/guard.server.ts'
import { requestContext } from '#web/page-context.server.ts'
import { freightEstimate } from '../freight-estimate.view.ts'
import type { Route } from './+types/cart-freight.page'

export const middleware = [access('public')]

/** GET /carrinho/frete: asked by the cart once it stands, since carriers take their time. */
export async function loader({ context }: Route.LoaderArgs) {
  if (!context.get(requestContext).viewer?.registration_confirmed) return null
  return freightEstimate(await apiFor(context).orders.checkout.preview({ freight: [] }))
}

/** What fails on the way is said by nobody: the cart stands without it. */
export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) => serverLoader().catch(() => null)

/** The cart asks again by itself when it is another. */
export const shouldRevalidate = () => false
