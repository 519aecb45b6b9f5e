import { plural } from '#shared/numbers.ts'
import { pick } from '#shared/pick.ts'
import { LinkButton } from '#ui/components/button.tsx'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { apiFor } from '#web/api-for.server.ts'
import { orNull } from '#web/or-null.server.ts'
import { cacheForVisitors } from '#web/page-cache.server.ts'
import { filterOf } from '#web/search-params.server.ts'
import { GrowerTabs } from '../../components/grower-tabs.tsx'
import { SpaceGrid } from '../components/space-grid.tsx'
import { SpaceFilter } from '../spaces.schemas.ts'
import type { Route } from './+types/grower-spaces.page'

export const meta: Route.MetaFunction = pageMeta(({ loaderData }: Route.MetaArgs) => ({
  title: `Espaços de ${loaderData?.grower.nickname ?? ''}`,
  description: `Os espaços públicos de ${loaderData?.grower.nickname ?? ''} no Grower.`,
  noindex: !loaderData?.grower.discoverable,
}))

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { accounts, garden } = apiFor(context)
  const grower = await accounts.users.show({ id_or_nickname: params.user })
  const spaces = await orNull(garden.spaces.list({ ...filterOf(request, SpaceFilter), user: grower.nickname }))
  if (spaces) cacheForVisitors(context, `user:${grower.id}`)
  return { grower: pick(grower, 'nickname', 'discoverable'), spaces }
}

export default function GrowerSpacesPage({ loaderData: { grower, spaces } }: Route.ComponentProps) {
  return (
    <>
      <GrowerTabs nickname={grower.nickname} />
      <PageHeader
        title={`Espaços de ${grower.nickname}`}
        text={spaces && plural(spaces.total, 'espaço público', 'espaços públicos')}
        action={<LinkButton to={`/perfil/${grower.nickname}`}>Ver perfil</LinkButton>}
      />
      <SpaceGrid
        spaces={spaces}
        empty={<EmptyState image="/arte/vazios/plantas.svg" text="Nenhum espaço público por aqui." />}
      />
    </>
  )
}
