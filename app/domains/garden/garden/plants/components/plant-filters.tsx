import { useSearchParams } from 'react-router'
import { Chip } from '#ui/components/badge.tsx'
import { ChipRow } from '#ui/components/chip-row.tsx'
import { Icon } from '#ui/components/icon.tsx'
import { SearchForm } from '#ui/components/search-form.tsx'
import type { PlantCycle } from '../plants.schemas.ts'

/** Search and filters of a plant list, folded away on a phone until they narrow it; all state is in the URL. */
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
  const narrowed = ['search', 'plant_cycle_id', 'private', 'archived'].some((name) => search.has(name))
  return (
    <details open={narrowed || undefined} className="folds-on-phone open:w-full md:mb-6 md:w-full">
      <summary className="btn border-edge bg-surface">
        <Icon name="list-filter" />
        Filtrar
      </summary>
      <div className="space-y-3 max-md:py-3">
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
    </details>
  )
}
