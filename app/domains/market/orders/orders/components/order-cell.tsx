import type { ReactNode } from 'react'
import { Link } from '#ui/components/link.tsx'
import type { OrderCard } from '../orders.schemas.ts'
import { OrderThumb } from './order-thumb.tsx'

type Props = {
  order: OrderCard
  to: string
  /** Beneath the name. */
  about: ReactNode
  /** Its state and day, where a phone has no column for them. */
  state: ReactNode
}

/** An order in a list: what was bought, and on a phone all that the row says. */
export const OrderCell = ({ order: { id, title, kinds, photo_url }, to, about, state }: Props) => (
  <span className="flex items-center gap-3 md:min-w-48 xl:min-w-64">
    <OrderThumb url={photo_url} />
    <span className="min-w-0">
      <Link to={to} className="row-link link link-hover block font-semibold wrap-break-word">
        {title}
        {kinds > 1 && ` e\u00a0mais\u00a0${kinds - 1}`}
      </Link>
      <span className="block text-sm text-muted">
        <span className="whitespace-nowrap">Pedido {id}</span>, {about}
      </span>
      <span className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-sm md:hidden">{state}</span>
    </span>
  </span>
)
