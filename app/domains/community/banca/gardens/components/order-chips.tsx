import { useLocation } from 'react-router'
import { Chip } from '#ui/components/badge.tsx'
import { ChipRow } from '#ui/components/chip-row.tsx'
import { withParams } from '#ui/components/search-params.ts'

const orders = [
  { value: 'created_at', label: 'Mais novas' },
  { value: 'saves_count', label: 'Mais salvas' },
  { value: 'name', label: 'Por nome' },
] as const

/** The order of a list of open gardens, in the URL. */
export function OrderChips() {
  const { search } = useLocation()
  const chosen = new URLSearchParams(search).get('order_by') ?? 'created_at'
  return (
    <ChipRow label="Ordem">
      {orders.map(({ value, label }) => (
        <Chip
          key={value}
          to={withParams(search, { order_by: value === 'created_at' ? null : value, page: null })}
          active={value === chosen}
        >
          {label}
        </Chip>
      ))}
    </ChipRow>
  )
}
