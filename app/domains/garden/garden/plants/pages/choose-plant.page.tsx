import { redirect } from 'react-router'
import { pageMeta } from '#ui/document/page-meta.ts'
import { apiFor } from '#web/api-for.server.ts'
import { access } from '#web/guard.server.ts'
import { viewerOf } from '#web/page-context.server.ts'
import { filterOf } from '#web/search-params.server.ts'
import { ChooseOne } from '../../components/choose-one.tsx'
import { CycleMark } from '../components/cycle-mark.tsx'
import { cycleDay } from '../cycle-day.words.ts'
import { PlantFilter } from '../plants.schemas.ts'
import type { Route } from './+types/choose-plant.page'

export const middleware = [access('owner')]
export const meta = pageMeta({ title: 'Qual planta editar?' })

/** Redirects when there is only one plant. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const filter = { ...filterOf(request, PlantFilter), user: viewerOf(context).nickname }
  const plants = await apiFor(context).garden.plants.list(filter)
  const [only] = plants.data
  if (only && plants.total === 1) throw redirect(`/cultivo/edit-planta/${only.slug}`)
  return plants
}

export default function ChoosePlantPage({ loaderData: plants }: Route.ComponentProps) {
  return (
    <ChooseOne
      title="Qual planta editar?"
      text="Escolha uma das suas plantas."
      things={plants}
      to="/cultivo/edit-planta"
      empty={{ text: 'Você ainda não tem plantas.', to: '/cultivo/add-planta', label: 'Criar a primeira planta' }}
    >
      {(plant) => (
        <>
          <CycleMark cycle={plant.plant_cycle} size={32} />
          <span className="min-w-0">
            <span className="block truncate font-semibold">{plant.name}</span>
            <span className="block text-sm text-muted">{cycleDay(plant)}</span>
          </span>
        </>
      )}
    </ChooseOne>
  )
}
