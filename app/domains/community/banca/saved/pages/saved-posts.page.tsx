import { LinkButton } from '#ui/components/button.tsx'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { apiFor } from '#web/api-for.server.ts'
import { access } from '#web/guard.server.ts'
import { filterOf } from '#web/search-params.server.ts'
import { BancaTabs } from '../../components/banca-tabs.tsx'
import { BesideFrame } from '../../components/beside-frame.tsx'
import { Feed } from '../../feeds/components/feed.tsx'
import { FeedFilter } from '../../feeds/feeds.schemas.ts'
import { SavedTabs } from '../components/saved-tabs.tsx'
import type { Route } from './+types/saved-posts.page'

export const middleware = [access('login')]
export const meta = pageMeta({ title: 'Seus salves' })

export async function loader({ request, context }: Route.LoaderArgs) {
  const api = apiFor(context)
  const { cursor } = filterOf(request, FeedFilter.pick({ cursor: true }))
  const [page, counts] = await Promise.all([api.banca.feeds.read({ kind: 'saved', cursor }), api.social.saves.counts()])
  return { first: { items: page.data, next_cursor: page.next_cursor, newest: page.newest }, counts }
}

export default function SavedPostsPage({ loaderData: { first, counts } }: Route.ComponentProps) {
  return (
    <>
      <BancaTabs />
      <BesideFrame className="space-y-6">
        <PageHeader title="Seus salves" text="O que você salvou para rever. Só você vê." />
        <SavedTabs chosen="post_id" counts={counts} />
        <Feed
          first={first}
          kind="saved"
          search=""
          empty={
            <EmptyState
              icon="heart"
              text="Toque no coração de um post para salvar aqui. Só você vê esta lista."
              action={<LinkButton to="/banca/novo-feed">Ver o que está em alta</LinkButton>}
            />
          }
        />
      </BesideFrame>
    </>
  )
}
