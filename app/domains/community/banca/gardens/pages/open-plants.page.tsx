import { useLocation } from 'react-router'
import { PlantFilter } from '#domains/garden/garden/plants/plants.schemas.ts'
import { PlantGrid } from '#domains/garden/garden/plants/ui.ts'
import { plural } from '#shared/numbers.ts'
import { Chip } from '#ui/components/badge.tsx'
import { ChipRow } from '#ui/components/chip-row.tsx'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { SearchForm } from '#ui/components/search-form.tsx'
import { withParams } from '#ui/components/search-params.ts'
import { pageMeta } from '#ui/document/page-meta.ts'
import { apiFor } from '#web/api-for.server.ts'
import { access } from '#web/guard.server.ts'
import { cacheForVisitors } from '#web/page-cache.server.ts'
import { filterOf } from '#web/search-params.server.ts'
import { GardensFrame } from '../components/gardens-frame.tsx'
import type { Route } from './+types/open-plants.page'

export const middleware = [access('public')]
export const meta = pageMeta({
  title: 'Plantas da comunidade',
  description: 'Plantas abertas de growers do Brasil, da semente à cura, com diário e fotos.',
  url: '/banca/cultivos/plantas',
})

const Filters = PlantFilter.pick({ page: true, search: true, plant_cycle_id: true, order_by: true })
const PER_PAGE = 24

export async function loader({ request, context }: Route.LoaderArgs) {
  const { garden } = apiFor(context)
  const [plants, cycles] = await Promise.all([
    garden.plants.list({ ...filterOf(request, Filters), private: false, per_page: PER_PAGE }),
    garden.cycles.list(),
  ])
  cacheForVisitors(context, 'plants', ...plants.data.map(({ id }) => `plant:${id}`))
  return { plants, cycles: cycles.data }
}

export default function OpenPlantsPage({ loaderData: { plants, cycles } }: Route.ComponentProps) {
  const { search } = useLocation()
  const chosen = new URLSearchParams(search).get('plant_cycle_id')
  return (
    <GardensFrame
      kind="plantas"
      title="Plantas da comunidade"
      text={`${plural(plants.total, 'planta aberta', 'plantas abertas')}, da semente à cura.`}
      filters={
        <>
          <SearchForm label="Buscar plantas" placeholder="Nome ou genética" />
          <ChipRow label="Fase">
            {cycles.map(({ id, name }) => {
              const active = chosen === String(id)
              return (
                <Chip
                  key={id}
                  to={withParams(search, { plant_cycle_id: active ? null : String(id), page: null })}
                  active={active}
                >
                  {name}
                </Chip>
              )
            })}
          </ChipRow>
        </>
      }
    >
      <PlantGrid
        level={2}
        withGrower
        plants={plants}
        empty={<EmptyState image="/arte/vazios/plantas.svg" text="Nenhuma planta aberta como você procurou." />}
      />
    </GardensFrame>
  )
}
