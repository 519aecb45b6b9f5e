import { plural } from '#shared/numbers.ts'
import { LinkButton } from '#ui/components/button.tsx'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { ListStates } from '#ui/components/list-states.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { Pager } from '#ui/components/pager.tsx'
import { Tabs } from '#ui/components/tabs.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { apiFor } from '#web/api-for.server.ts'
import { access, notFound } from '#web/guard.server.ts'
import { viewerOf } from '#web/page-context.server.ts'
import { filterOf } from '#web/search-params.server.ts'
import { PersonRow } from '../components/person-row.tsx'
import { FollowFilter } from '../users/users.schemas.ts'
import type { Route } from './+types/follows.page'

export const middleware = [access('signed_in')]
export const meta: Route.MetaFunction = pageMeta(({ loaderData }: Route.MetaArgs) => ({
  title: loaderData?.title,
}))

/** The names are visible to the owner only: a connection reveals that somebody grows. */
export async function loader({ request, url, params, context }: Route.LoaderArgs) {
  const { nickname } = viewerOf(context)
  if (params.user !== nickname) throw notFound()
  const { users } = apiFor(context).accounts
  const filter = filterOf(request, FollowFilter)
  const followers = url.pathname.endsWith('/seguidores')
  const people = await (followers ? users.followers(filter) : users.following(filter))
  return { nickname, people, followers, title: followers ? 'Quem segue você' : 'Quem você segue' }
}

export default function FollowsPage({ loaderData: { nickname, people, followers, title } }: Route.ComponentProps) {
  return (
    <div className="mx-auto max-w-3xl">
      <PageHeader
        title={title}
        text="Só você vê estes nomes."
        crumbs={[{ to: `/perfil/${nickname}`, label: nickname }, { label: followers ? 'Seguidores' : 'Seguindo' }]}
      />
      <Tabs
        label="Pessoas"
        tabs={[
          { to: `/perfil/${nickname}/seguidores`, label: 'Seguidores' },
          { to: `/perfil/${nickname}/seguindo`, label: 'Seguindo' },
        ]}
      />
      <ListStates
        items={people.data}
        keyOf={(person) => person.id}
        empty={<Nobody followers={followers} />}
        frame={(items) => <ul className="space-y-3">{items}</ul>}
      >
        {(person) => <PersonRow person={person} />}
      </ListStates>
      {people.hidden > 0 && (
        <p className="mt-4 text-muted">
          E mais {plural(people.hidden, 'pessoa que prefere', 'pessoas que preferem')} não aparecer.
        </p>
      )}
      <Pager {...people} label="Páginas de pessoas" />
    </div>
  )
}

const Nobody = ({ followers }: { followers: boolean }) => (
  <EmptyState
    icon="users"
    text={
      followers
        ? 'Ninguém que escolheu aparecer segue você ainda. Abra uma planta para as pessoas encontrarem o seu jardim.'
        : 'Você ainda não segue ninguém. Abra o perfil de alguém e toque em Seguir.'
    }
    action={
      <LinkButton to={followers ? '/cultivo/plantas' : '/'}>
        {followers ? 'Minhas plantas' : 'Passear pelos jardins'}
      </LinkButton>
    }
  />
)
