import { notFound } from '#web/guard.server.ts'
import { MOST_OF_ONE } from '../../cart/cart-limits.kinds.ts'
import { CheckoutFilter } from '../checkout.schemas.ts'

/** `most`: more of the thing were asked for than one order takes, which is what it has now. */
type Asked = { filter: CheckoutFilter; problem: string | null; most: number | null }

/**
 * What the URL says of the thing, CEP and freight (of each store its own); a CEP that is none is said beside its field. Of
 * another buyer, who was logged in before, the thing alone counts.
 */
export function checkoutFilterOf(request: Request, viewer_id: number): Asked {
  const params = new URL(request.url).searchParams
  const isOthers = params.has('buyer') && params.get('buyer') !== String(viewer_id)
  if (isOthers) for (const name of [...params.keys()]) if (/^(cep|freight(-\d+)?)$/.test(name)) params.delete(name)
  const freight = [...params].flatMap(([name, value]) => (/^freight(-\d+)?$/.test(name) ? [value] : []))
  const item = itemOf(params)
  const cep = params.get('cep')
  const most = Number(params.get('quantity')) > MOST_OF_ONE ? MOST_OF_ONE : null
  const whole = CheckoutFilter.safeParse({ ...item, freight, ...(cep && { cep }) })
  if (whole.success) return { filter: whole.data, problem: null, most }
  const without = CheckoutFilter.safeParse({ ...item, freight: [] })
  // Never the cart in place of a thing that was meant.
  if (!without.success) throw notFound()
  return { filter: without.data, problem: 'O CEP tem 8 números, como 01310-100.', most }
}

function itemOf(params: URLSearchParams) {
  const variant_id = params.get('variant_id')
  const typed = Math.floor(Number(params.get('quantity'))) || 1
  return variant_id === null ? {} : { variant_id, quantity: Math.min(Math.max(typed, 1), MOST_OF_ONE) }
}
