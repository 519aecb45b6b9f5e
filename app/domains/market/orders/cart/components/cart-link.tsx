import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { plural } from '#shared/numbers.ts'
import { Icon } from '#ui/components/icon.tsx'
import { NavLink } from '#ui/components/link.tsx'
import { cartCountIn } from '../cart-count.model.ts'

/**
 * The cart of the top bar with its number; nothing while nothing lies in it. `in_cart`: of who is signed in; a visitor's
 * is in the browser, as their pages are shared.
 */
export function CartLink({ in_cart }: { in_cart: number | null }) {
  const [visitors, setVisitors] = useState(0)
  const { key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page may have changed the cart.
  useEffect(() => setVisitors(cartCountIn(document.cookie)), [key])
  const count = in_cart ?? visitors
  if (!count) return null
  return (
    <NavLink to="/carrinho" data-cart="" className="btn btn-ghost btn-square relative max-[22rem]:hidden">
      <Icon name="shopping-cart" size={22} label={`Carrinho: ${plural(count, 'item', 'itens')}`} />
      <span
        aria-hidden="true"
        className="figures absolute top-0.5 right-0 min-w-5 rounded-full bg-primary px-1 text-center text-xs leading-5 font-semibold text-primary-content"
      >
        {count}
      </span>
    </NavLink>
  )
}
