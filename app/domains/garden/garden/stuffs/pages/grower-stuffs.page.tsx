import { plural } from '#shared/numbers.ts'
import { pick } from '#shared/pick.ts'
import { LinkButton } from '#ui/components/button.tsx'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { apiFor } from '#web/api-for.server.ts'
import { cacheForVisitors } from '#web/page-cache.server.ts'
import { filterOf } from '#web/search-params.server.ts'
import { GrowerTabs } from '../../components/grower-tabs.tsx'
import { StuffList } from '../components/stuff-list.tsx'
import { StuffFilter } from '../stuffs.schemas.ts'
import type { Route } from './+types/grower-stuffs.page'

export const meta: Route.MetaFunction = pageMeta(({ loaderData }: Route.MetaArgs) => ({
  title: `Equipamentos de ${loaderData?.grower.nickname ?? ''}`,
  description: `Os equipamentos que ${loaderData?.grower.nickname ?? ''} mostra no Grower.`,
  noindex: !loaderData?.grower.discoverable,
}))

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { accounts, garden } = apiFor(context)
  const grower = await accounts.users.show({ id_or_nickname: params.user })
  const filter = filterOf(request, StuffFilter.omit({ user: true }))
  const stuffs = await garden.stuffs.listOf({ ...filter, user: grower.nickname })
  cacheForVisitors(context, `user:${grower.id}`)
  return { grower: pick(grower, 'nickname', 'discoverable'), stuffs }
}

export default function GrowerStuffsPage({ loaderData: { grower, stuffs } }: Route.ComponentProps) {
  return (
    <>
      <GrowerTabs nickname={grower.nickname} />
      <PageHeader
        title={`Equipamentos de ${grower.nickname}`}
        text={plural(stuffs.total, 'equipamento público', 'equipamentos públicos')}
        action={<LinkButton to={`/perfil/${grower.nickname}`}>Ver perfil</LinkButton>}
      />
      <StuffList
        stuffs={stuffs}
        empty={<EmptyState image="/arte/vazios/plantas.svg" text="Nenhum equipamento público por aqui." />}
      />
    </>
  )
}
