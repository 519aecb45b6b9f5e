import { useSearchParams } from 'react-router'
import { LinkButton } from '#ui/components/button.tsx'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { NothingFound } from '#ui/components/nothing-found.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { apiFor } from '#web/api-for.server.ts'
import { access } from '#web/guard.server.ts'
import { viewerOf } from '#web/page-context.server.ts'
import { filterOf } from '#web/search-params.server.ts'
import { CultivationTabs } from '../../components/cultivation-tabs.tsx'
import { PlantFilters } from '../components/plant-filters.tsx'
import { PlantGrid } from '../components/plant-grid.tsx'
import { PlantFilter } from '../plants.schemas.ts'
import type { Route } from './+types/my-plants.page'

export const middleware = [access('login')]
export const meta = pageMeta({ title: 'Minhas plantas' })

export async function loader({ request, context }: Route.LoaderArgs) {
  const { garden } = apiFor(context)
  const user = viewerOf(context).nickname
  const [plants, cycles] = await Promise.all([
    garden.plants.list({ ...filterOf(request, PlantFilter), user }),
    garden.cycles.list(),
  ])
  return { plants, cycles: cycles.data }
}

export default function MyPlantsPage({ loaderData: { plants, cycles } }: Route.ComponentProps) {
  const [search] = useSearchParams()
  const narrowed = [...search.keys()].some((name) => name !== 'page')
  const count = plants.total === 1 ? '1 planta' : `${plants.total} plantas`
  return (
    <>
      <CultivationTabs />
      <PageHeader
        title="Minhas plantas"
        text={narrowed ? `${count} neste filtro` : count}
        action={
          <LinkButton to="/cultivo/add-planta" tone="primary" icon="plus">
            Nova planta
          </LinkButton>
        }
        more={
          plants.total > 0 && (
            <>
              <LinkButton to="/cultivo/gerenciar/plantas" icon="list-checks">
                Gerenciar
              </LinkButton>
              <LinkButton to="/cultivo/edit-planta" icon="pencil">
                Editar
              </LinkButton>
            </>
          )
        }
      />
      {(plants.total > 0 || narrowed) && <PlantFilters cycles={cycles} own />}
      <PlantGrid
        level={2}
        plants={plants}
        empty={
          narrowed ? (
            <NothingFound text="Nenhuma planta combina com esse filtro." all="/cultivo/plantas" label="Ver todas" />
          ) : (
            <NoPlants />
          )
        }
      />
    </>
  )
}

const NoPlants = () => (
  <EmptyState
    image="/arte/vazios/plantas.svg"
    text="Seu jardim começa com a primeira planta. Só você vê, até decidir mostrar."
    action={
      <LinkButton to="/cultivo/add-planta" tone="primary" icon="plus">
        Criar a primeira planta
      </LinkButton>
    }
  />
)
