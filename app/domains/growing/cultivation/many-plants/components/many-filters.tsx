import { useSearchParams } from 'react-router'
import { Chip } from '#ui/components/badge.tsx'
import { ChipRow } from '#ui/components/chip-row.tsx'
import { withParams } from '#ui/components/search-params.ts'

type Props = { spaces: { id: number; name: string }[]; groups: string[] }

/** Filters of the list: space, group, living, harvested, archived. */
export function ManyFilters({ spaces, groups }: Props) {
  const [search] = useSearchParams()
  const chip = (name: string, value: string, label: string) => {
    const active = search.get(name) === value
    const rest = { page: null, acao: null, plant_ids: null, todas: null }
    return (
      <Chip
        key={`${name} ${value}`}
        to={withParams(String(search), { ...rest, [name]: active ? null : value })}
        active={active}
      >
        {label}
      </Chip>
    )
  }
  return (
    <div className="mb-4 space-y-2">
      <ChipRow label="Situação">
        {chip('status', 'viva', 'Vivas')}
        {chip('status', 'colhida', 'Colhidas')}
        {chip('status', 'morta', 'Perdidas')}
        {chip('archived', 'true', 'Arquivadas')}
      </ChipRow>
      {(spaces.length > 0 || groups.length > 0) && (
        <ChipRow label="Espaço ou grupo">
          {spaces.map(({ id, name }) => chip('space_id', String(id), name))}
          {groups.map((group) => chip('group_name', group, group))}
        </ChipRow>
      )}
    </div>
  )
}
