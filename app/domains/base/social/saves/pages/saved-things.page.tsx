import { LinkButton } from '#ui/components/button.tsx'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { Tabs } from '#ui/components/tabs.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { apiFor } from '#web/api-for.server.ts'
import { access, notFound } from '#web/guard.server.ts'
import { viewerOf } from '#web/page-context.server.ts'
import { filterOf } from '#web/search-params.server.ts'
import { SavedGrid } from '../components/saved-grid.tsx'
import { savedKinds, savedPath } from '../saved.kinds.ts'
import { SavedFilter } from '../saves.schemas.ts'
import type { Route } from './+types/saved-things.page'

export const middleware = [access('signed_in')]
export const meta: Route.MetaFunction = pageMeta(({ loaderData }: Route.MetaArgs) => ({
  title: `Salves: ${loaderData?.label.toLowerCase() ?? ''}`,
}))

/** For the owner only: saves reveal what somebody grows. */
export async function loader({ request, url, params, context }: Route.LoaderArgs) {
  const { nickname } = viewerOf(context)
  const shown = savedKinds.find(({ segment }) => url.pathname.endsWith(`/${segment}`))
  if (!shown || params.user !== nickname) throw notFound()
  const { saves } = apiFor(context).social
  const { page } = filterOf(request, SavedFilter.pick({ page: true }))
  const [things, counts] = await Promise.all([saves.mine({ kind: shown.kind, page }), saves.counts()])
  const tabs = savedKinds.map(({ segment, kind, label }) => ({
    to: savedPath(nickname, segment),
    label,
    count: counts[kind],
    end: true,
  }))
  return { ...shown, nickname, things, tabs }
}

export default function SavedThingsPage({ loaderData }: Route.ComponentProps) {
  const { nickname, things, tabs, kind, empty, next } = loaderData
  return (
    <>
      <PageHeader
        title="Seus salves"
        text="O que você salvou para rever. Só você vê."
        crumbs={[{ to: `/perfil/${nickname}`, label: nickname }, { label: 'Salves' }]}
      />
      <Tabs label="Salves" tabs={tabs} />
      <SavedGrid
        things={things}
        kind={kind}
        empty={<EmptyState icon="heart" text={empty} action={<LinkButton to={next.to}>{next.label}</LinkButton>} />}
      />
    </>
  )
}
