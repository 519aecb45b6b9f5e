import { z } from 'zod'
import { LinkButton } from '#ui/components/button.tsx'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { apiFor } from '../../../../api-for.server.ts'
import { access } from '../../../../guard.server.ts'
import { cacheForVisitors } from '../../../../page-cache.server.ts'
import { filterOf } from '../../../../search-params.server.ts'
import { PlantGrid } from '../../plants/components/plant-grid.tsx'
import { PlantFilter } from '../../plants/plants.schemas.ts'
import { SpaceCare } from '../../updates/components/space-care.tsx'
import { PastPlants } from '../components/past-plants.tsx'
import { SpaceHead } from '../components/space-head.tsx'
import type { Route } from './+types/space-plants.page'

export const middleware = [access('public')]
export const meta: Route.MetaFunction = pageMeta(({ loaderData }: Route.MetaArgs) => ({
  title: `Plantas de ${loaderData?.space.name ?? 'um espaço'}`,
  noindex: loaderData?.space.private,
}))

const Past = z.object({ passadas: PlantFilter.shape.page })

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { spaces, plants, updates } = apiFor(context).cultivation
  const space = await spaces.show({ slug: params.slug })
  cacheForVisitors(context, `space:${space.id}`, `user:${space.created_by}`)
  const [list, past] = await Promise.all([
    plants.list({ ...filterOf(request, PlantFilter), space_id: space.id }),
    spaces.pastPlants({ slug: params.slug, page: filterOf(request, Past).passadas }),
  ])
  const care = await updates.care({ plants_id: list.data.map(({ id }) => id) })
  return { space, plants: list, past, care: care.data }
}

export default function SpacePlantsPage({ loaderData: { space, plants, past, care } }: Route.ComponentProps) {
  return (
    <>
      <SpaceHead space={space} page="Plantas" />
      <PlantGrid
        level={2}
        plants={plants}
        empty={
          <EmptyState
            image="/arte/vazios/plantas.svg"
            text={space.can.update ? 'Nenhuma planta mora aqui ainda.' : 'Nenhuma planta aberta por aqui.'}
            action={space.can.update && <LinkButton to="/cultivo/add-planta">Nova planta</LinkButton>}
          />
        }
      />
      <div className="mt-8 grid grid-cols-[minmax(0,1fr)] items-start gap-6 desk:grid-cols-2">
        <SpaceCare plants={plants.data} care={care} />
        <PastPlants past={past} />
      </div>
    </>
  )
}
