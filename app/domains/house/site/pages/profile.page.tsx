import { redirect } from 'react-router'
import { HonoursRow } from '#domains/game/honours/ui.ts'
import { PlantGrid } from '#domains/garden/garden/plants/ui.ts'
import { ProfileHead, ProfileTabs } from '#domains/people/accounts/ui.ts'
import { PageInput } from '#shared/pagination.ts'
import { LinkButton } from '#ui/components/button.tsx'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { Link } from '#ui/components/link.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { apiFor } from '#web/api-for.server.ts'
import { access } from '#web/guard.server.ts'
import { cacheForVisitors } from '#web/page-cache.server.ts'
import { filterOf } from '#web/search-params.server.ts'
import type { Route } from './+types/profile.page'

export const middleware = [access('public')]

export const meta: Route.MetaFunction = pageMeta(({ loaderData }: Route.MetaArgs) => ({
  title: loaderData?.person.nickname,
  description: loaderData?.person.bio || `O jardim de ${loaderData?.person.nickname ?? 'um grower'}.`,
  url: `/perfil/${loaderData?.person.nickname ?? ''}`,
  // Users who are not discoverable are not indexed.
  noindex: !loaderData?.person.discoverable,
}))

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const api = apiFor(context)
  const person = await api.accounts.users.show({ id_or_nickname: params.user })
  if (person.nickname !== params.user) throw redirect(`/perfil/${person.nickname}`)
  const open = { user: person.nickname, private: false }
  const [plants, posts, spaces, plans, items, honours] = await Promise.all([
    api.garden.plants.list({ ...open, per_page: 12, page: filterOf(request, PageInput).page }),
    api.banca.posts.list({ user: person.nickname, per_page: 1 }),
    api.garden.spaces.list({ ...open, per_page: 1 }),
    api.plans.list({ ...open, per_page: 1 }),
    api.garden.stuffs.listOf({ ...open, per_page: 1 }),
    api.honours.of({ id_or_nickname: String(person.id) }),
  ])
  cacheForVisitors(context, `user:${person.id}`, ...plants.data.map((plant) => `plant:${plant.id}`))
  const kinds = person.can.update ? await api.social.saves.counts() : null
  const saves = kinds ? kinds.post_id + kinds.plant_id + kinds.space_id + kinds.plan_cultivation_id : undefined
  return {
    person,
    plants,
    honours,
    counts: {
      posts: posts.total,
      plants: plants.total,
      spaces: spaces.total,
      plans: plans.total,
      items: items.total,
      saves,
    },
  }
}

export default function ProfilePage({ loaderData: { person, plants, honours, counts } }: Route.ComponentProps) {
  return (
    <div className="space-y-8">
      <ProfileHead person={person} plants_count={plants.total} />
      <HonoursRow honours={honours} />
      <ProfileTabs nickname={person.nickname} counts={counts} />
      <section aria-labelledby="plantas" className="space-y-5">
        <div className="flex flex-wrap items-baseline justify-between gap-3">
          <h2 id="plantas" className="text-2xl">
            Plantas abertas
          </h2>
          {plants.total > 0 && (
            <Link to={`/cultivo/${person.nickname}/plantas`} className="link">
              Ver todas
            </Link>
          )}
        </div>
        <PlantGrid plants={plants} empty={<NoPlants own={person.can.update} />} />
      </section>
    </div>
  )
}

const NoPlants = ({ own }: { own: boolean }) => (
  <EmptyState
    image="/arte/vazios/plantas.svg"
    text={
      own
        ? 'Suas plantas abertas aparecem aqui. As privadas só você vê, em Minhas plantas.'
        : 'Esta pessoa ainda não abriu nenhuma planta.'
    }
    action={own && <LinkButton to="/cultivo/plantas">Minhas plantas</LinkButton>}
  />
)
