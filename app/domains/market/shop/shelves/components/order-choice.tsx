import { useLocation } from 'react-router'
import { Chip } from '#ui/components/badge.tsx'
import { ChipRow } from '#ui/components/chip-row.tsx'
import { withParams } from '#ui/components/search-params.ts'
import { type ShelfOrder, shelfOrders } from '../shelf-order.kinds.ts'
import { orderNames } from '../shelves.words.ts'

/** What comes first, as links. */
export function OrderChoice({ chosen }: { chosen: ShelfOrder }) {
  const { search } = useLocation()
  return (
    <ChipRow label="Ordem">
      {shelfOrders.map((ordem) => (
        <Chip
          key={ordem}
          to={withParams(search, { ordem: ordem === 'relevancia' ? null : ordem, page: null })}
          active={ordem === chosen}
        >
          {orderNames[ordem]}
        </Chip>
      ))}
    </ChipRow>
  )
}
