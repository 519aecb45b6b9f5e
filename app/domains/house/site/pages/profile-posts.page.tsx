import { redirect } from 'react-router'
import { FeedFilter } from '#domains/community/banca/feeds/feeds.schemas.ts'
import { Feed } from '#domains/community/banca/ui.ts'
import { ProfileHead } from '#domains/people/accounts/ui.ts'
import { LinkButton } from '#ui/components/button.tsx'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { apiFor } from '#web/api-for.server.ts'
import { access } from '#web/guard.server.ts'
import { cacheForVisitors } from '#web/page-cache.server.ts'
import { filterOf } from '#web/search-params.server.ts'
import type { Route } from './+types/profile-posts.page'

export const middleware = [access('public')]

export const meta: Route.MetaFunction = pageMeta(({ loaderData }: Route.MetaArgs) => ({
  title: `Posts de ${loaderData?.person.nickname ?? ''}`,
  description: `O que ${loaderData?.person.nickname ?? ''} publica na banca.`,
  url: `/perfil/${loaderData?.person.nickname ?? ''}/posts`,
  noindex: !loaderData?.person.discoverable,
}))

/** The pinned post first, then the others, newest first. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const api = apiFor(context)
  const person = await api.accounts.users.show({ id_or_nickname: params.user })
  const user = person.nickname
  if (user !== params.user) throw redirect(`/perfil/${user}/posts`)
  const { cursor } = filterOf(request, FeedFilter.pick({ cursor: true }))
  const [page, pinned, plants] = await Promise.all([
    api.banca.feeds.read({ kind: 'recent', user, cursor }),
    cursor ? null : api.banca.posts.list({ user, pinned: true, per_page: 1 }),
    api.garden.plants.list({ user, private: false, per_page: 1 }),
  ])
  const first = (pinned?.data ?? []).map((post) => ({ ...post, reason: null }))
  const rest = page.data.filter(({ id }) => id !== first[0]?.id)
  const items = [...first, ...rest]
  cacheForVisitors(context, `user:${person.id}`, ...items.map(({ id }) => `post:${id}`))
  return { person, feed: { items, next_cursor: page.next_cursor, newest: page.newest }, plants_count: plants.total }
}

export default function ProfilePostsPage({ loaderData: { person, feed, plants_count } }: Route.ComponentProps) {
  const own = person.can.update
  return (
    <div className="space-y-8">
      <ProfileHead person={person} plants_count={plants_count} />
      <section aria-labelledby="posts" className="mx-auto max-w-2xl space-y-5">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h2 id="posts" className="text-2xl">
            Posts
          </h2>
          {own ? (
            <LinkButton to="/postagem/nova" tone="primary" icon="plus">
              Novo post
            </LinkButton>
          ) : (
            <LinkButton to={`/perfil/${person.nickname}`}>Ver perfil</LinkButton>
          )}
        </div>
        <Feed
          first={feed}
          kind="recent"
          search={`user=${person.nickname}`}
          empty={
            <EmptyState
              image="/arte/vazios/atualizacoes.svg"
              text={own ? 'Conte na banca como está o seu jardim.' : 'Esta pessoa ainda não publicou nada.'}
            />
          }
        />
      </section>
    </div>
  )
}
