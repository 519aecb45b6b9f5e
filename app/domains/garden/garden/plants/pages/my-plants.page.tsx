import { useSearchParams } from 'react-router'
import { now } from '#shared/clock.ts'
import { dayKey, daysBetween } from '#shared/dates.ts'
import { plural } from '#shared/numbers.ts'
import { LinkButton } from '#ui/components/button.tsx'
import { DropMenu } from '#ui/components/drop-menu.tsx'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { NothingFound } from '#ui/components/nothing-found.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { apiFor } from '#web/api-for.server.ts'
import { access } from '#web/guard.server.ts'
import { viewerOf } from '#web/page-context.server.ts'
import { filterOf } from '#web/search-params.server.ts'
import { CultivationTabs } from '../../components/cultivation-tabs.tsx'
import { PlantFilters } from '../components/plant-filters.tsx'
import { PlantGrid } from '../components/plant-grid.tsx'
import { type PlantCard, PlantFilter } from '../plants.schemas.ts'
import { isStale } from '../stale.model.ts'
import type { Route } from './+types/my-plants.page'

export const middleware = [access('login')]
export const meta = pageMeta({ title: 'Minhas plantas' })

export async function loader({ request, context }: Route.LoaderArgs) {
  const { garden, agenda } = apiFor(context)
  const user = viewerOf(context).nickname
  const filter = { order_by: 'untouched', ...filterOf(request, OwnFilter), user } as const
  const [plants, cycles] = await Promise.all([garden.plants.list(filter), garden.cycles.list()])
  const plant_ids = plants.data.map(({ id }) => id)
  const { data } = plant_ids.length ? await agenda.tasks.ofPlants({ plant_ids }) : { data: [] }
  return { plants, cycles: cycles.data, due: data.map(({ title, due_on, plant }) => ({ title, due_on, id: plant.id })) }
}

/** Its own order unless one is asked for. */
const OwnFilter = PlantFilter.extend({ order_by: PlantFilter.shape.order_by.unwrap().optional() })

const many = [
  { to: '/cultivo/gerenciar/plantas', label: 'Gerenciar', icon: 'list-checks' },
  { to: '/cultivo/edit-planta', label: 'Editar', icon: 'pencil' },
] as const

export default function MyPlantsPage({ loaderData: { plants, cycles, due } }: Route.ComponentProps) {
  const [search] = useSearchParams()
  const narrowed = [...search.keys()].some((name) => name !== 'page')
  const count = plants.total === 1 ? '1 planta' : `${plants.total} plantas`
  return (
    <>
      <CultivationTabs />
      {/* On a phone one line, so that the plants begin at once: the tab says where one is. */}
      <div className="flex flex-wrap items-center gap-2 max-md:-mt-2 max-md:mb-2">
        <header className="flex w-full flex-wrap items-center gap-2 md:mb-6 max-md:contents">
          <div className="min-w-0 flex-1 space-y-2">
            <h1 className="break-words max-md:sr-only md:text-4xl">Minhas plantas</h1>
            <p className="text-muted md:text-lg">{narrowed ? `${count} neste filtro` : count}</p>
          </div>
          {plants.total > 0 && <DropMenu label="Mais sobre as plantas" iconOnly entries={[...many]} />}
          <LinkButton to="/cultivo/add-planta" tone="primary" icon="plus">
            Nova<span className="max-md:sr-only"> planta</span>
          </LinkButton>
        </header>
        {(plants.total > 0 || narrowed) && <PlantFilters cycles={cycles} own />}
      </div>
      <PlantGrid
        level={2}
        plants={plants}
        noteOf={(plant) => dueOf(plant, due)}
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

type Due = { id: number; title: string; due_on: string }[]

/** 'Regar: há 2 dias'; of what nobody has told of for long, a question. */
function dueOf(plant: PlantCard, due: Due): string | null {
  const task = due.find(({ id, due_on }) => id === plant.id && due_on <= dayKey(now()))
  if (!task) return isStale(plant, now()) ? 'Ainda está viva?' : null
  const late = daysBetween(task.due_on, now())
  return `${task.title}${late ? `, ${plural(late, 'dia', 'dias')} de atraso` : ', hoje'}`
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
