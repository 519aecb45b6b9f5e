import { useLocation } from 'react-router'
import { Chip } from '#ui/components/badge.tsx'
import { ChipRow } from '#ui/components/chip-row.tsx'
import { withParams } from '#ui/components/search-params.ts'
import { stuffTypes } from '../stuff.kinds.ts'

type Props = { counts: { stuff_type_id: number; count: number }[] }

/** Filter chips: the types in the list, with item counts. */
export function TypeChips({ counts }: Props) {
  const { search } = useLocation()
  const active = new URLSearchParams(search).get('stuff_type_id')
  return (
    <ChipRow label="Tipos">
      {stuffTypes
        .filter(({ id }) => counts.some((row) => row.stuff_type_id === id))
        .map(({ id, plural, icon }) => (
          <Chip
            key={id}
            to={withParams(search, { stuff_type_id: active === String(id) ? null : String(id), page: null })}
            active={active === String(id)}
            icon={icon}
            count={counts.find((row) => row.stuff_type_id === id)?.count}
          >
            {plural}
          </Chip>
        ))}
    </ChipRow>
  )
}
