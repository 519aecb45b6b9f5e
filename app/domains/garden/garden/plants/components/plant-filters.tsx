import { useSearchParams } from 'react-router'
import { Chip } from '#ui/components/badge.tsx'
import { ChipRow } from '#ui/components/chip-row.tsx'
import { SearchForm } from '#ui/components/search-form.tsx'
import type { PlantCycle } from '../plants.schemas.ts'

/** Search and filters of a plant list; all state is in the URL. */
export function PlantFilters({ cycles, own }: { cycles: PlantCycle[]; own?: boolean }) {
  const [search] = useSearchParams()
  const to = (name: string, value: string | null) => {
    const next = new URLSearchParams(search)
    next.delete('page')
    if (value === null) next.delete(name)
    else next.set(name, value)
    return `?${next}`
  }
  const is = (name: string, value: string) => search.get(name) === value
  const flip = (name: string, value: string) => to(name, is(name, value) ? null : value)
  return (
    <div className="mb-6 space-y-3">
      <SearchForm label="Buscar plantas" placeholder="Nome ou genética" />
      <ChipRow label="Filtros">
        {cycles.map((cycle) => (
          <Chip
            key={cycle.id}
            to={flip('plant_cycle_id', String(cycle.id))}
            active={is('plant_cycle_id', String(cycle.id))}
          >
            {cycle.name}
          </Chip>
        ))}
        {own && (
          <>
            <Chip to={flip('private', 'true')} active={is('private', 'true')} icon="lock">
              Privadas
            </Chip>
            <Chip to={flip('private', 'false')} active={is('private', 'false')} icon="globe">
              Públicas
            </Chip>
            <Chip to={flip('archived', 'true')} active={is('archived', 'true')} icon="archive">
              Arquivadas
            </Chip>
          </>
        )}
      </ChipRow>
    </div>
  )
}
