import { redirect } from 'react-router'
import { LinkButton } from '#ui/components/button.tsx'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { Link } from '#ui/components/link.tsx'
import { ListFaces } from '#ui/components/list-faces.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { Pager } from '#ui/components/pager.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { apiFor } from '../../../../api-for.server.ts'
import { access } from '../../../../guard.server.ts'
import { viewerOf } from '../../../../page-context.server.ts'
import { filterOf } from '../../../../search-params.server.ts'
import { cycleDay } from '../components/cycle-day.ts'
import { CycleMark } from '../components/cycle-mark.tsx'
import { PlantFilter } from '../plants.schemas.ts'
import type { Route } from './+types/choose-plant.page'

export const middleware = [access('owner')]
export const meta = pageMeta({ title: 'Qual planta editar?', noindex: true })

/** Whoever has one plant has nothing to choose. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const filter = { ...filterOf(request, PlantFilter), user: viewerOf(context).nickname }
  const plants = await apiFor(context).cultivation.plants.list(filter)
  const [only] = plants.data
  if (only && plants.total === 1) throw redirect(`/cultivo/edit-planta/${only.slug}`)
  return plants
}

export default function ChoosePlantPage({ loaderData: plants }: Route.ComponentProps) {
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader title="Qual planta editar?" text="Escolha uma das suas plantas." />
      <ListFaces
        items={plants.data}
        keyOf={(plant) => plant.id}
        empty={
          <EmptyState
            image="/arte/vazios/plantas.svg"
            text="Você ainda não tem plantas."
            action={
              <LinkButton to="/cultivo/add-planta" tone="primary">
                Criar a primeira
              </LinkButton>
            }
          />
        }
        frame={(items) => (
          <ul className="divide-y divide-base-300 rounded-box border border-base-300 bg-surface">{items}</ul>
        )}
      >
        {(plant) => (
          <li>
            <Link to={`/cultivo/edit-planta/${plant.slug}`} className="flex items-center gap-3 p-4 hover:bg-base-200">
              <CycleMark cycle={plant.plant_cycle} size={32} />
              <span className="min-w-0">
                <span className="block truncate font-semibold">{plant.name}</span>
                <span className="block text-sm text-muted">{cycleDay(plant)}</span>
              </span>
            </Link>
          </li>
        )}
      </ListFaces>
      <Pager {...plants} />
    </div>
  )
}
