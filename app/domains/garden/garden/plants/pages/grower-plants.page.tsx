import { pick } from '#shared/pick.ts'
import { LinkButton } from '#ui/components/button.tsx'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { apiFor } from '#web/api-for.server.ts'
import { cacheForVisitors } from '#web/page-cache.server.ts'
import { filterOf } from '#web/search-params.server.ts'
import { GrowerTabs } from '../../components/grower-tabs.tsx'
import { PlantFilters } from '../components/plant-filters.tsx'
import { PlantGrid } from '../components/plant-grid.tsx'
import { PlantFilter } from '../plants.schemas.ts'
import type { Route } from './+types/grower-plants.page'

export const meta: Route.MetaFunction = pageMeta(({ loaderData }: Route.MetaArgs) => ({
  title: `Plantas de ${loaderData?.grower.nickname ?? ''}`,
  description: `O jardim público de ${loaderData?.grower.nickname ?? ''} no Grower.`,
  noindex: !loaderData?.grower.discoverable,
}))

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { accounts, garden } = apiFor(context)
  const grower = await accounts.users.show({ id_or_nickname: params.user })
  const [plants, cycles] = await Promise.all([
    garden.plants.list({ ...filterOf(request, PlantFilter), user: grower.nickname }),
    garden.cycles.list(),
  ])
  cacheForVisitors(context, `user:${grower.id}`)
  return { grower: pick(grower, 'nickname', 'discoverable'), plants, cycles: cycles.data }
}

export default function GrowerPlantsPage({ loaderData: { grower, plants, cycles } }: Route.ComponentProps) {
  return (
    <>
      <GrowerTabs nickname={grower.nickname} />
      <PageHeader
        title={`Plantas de ${grower.nickname}`}
        text={plants.total === 1 ? '1 planta pública' : `${plants.total} plantas públicas`}
        action={<LinkButton to={`/perfil/${grower.nickname}`}>Ver perfil</LinkButton>}
      />
      <PlantFilters cycles={cycles} />
      <PlantGrid
        level={2}
        plants={plants}
        empty={<EmptyState image="/arte/vazios/plantas.svg" text="Nenhuma planta pública por aqui." />}
      />
    </>
  )
}
