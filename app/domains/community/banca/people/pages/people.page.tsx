import { PersonRow } from '#domains/people/accounts/ui.ts'
import { UserFilter } from '#domains/people/accounts/users/users.schemas.ts'
import { plural } from '#shared/numbers.ts'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { ListStates } from '#ui/components/list-states.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { Pager } from '#ui/components/pager.tsx'
import { SearchForm } from '#ui/components/search-form.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { apiFor } from '#web/api-for.server.ts'
import { access } from '#web/guard.server.ts'
import { filterOf } from '#web/search-params.server.ts'
import { BancaTabs } from '../../components/banca-tabs.tsx'
import { SuggestedPeople } from '../components/suggested-people.tsx'
import type { Route } from './+types/people.page'

export const middleware = [access('public')]
export const meta = pageMeta({
  title: 'Pessoas',
  description: 'Growers que escolheram ser encontrados: siga quem cultiva como você.',
  url: '/banca/pessoas',
})

const Filters = UserFilter.pick({ page: true, search: true })
const SUGGESTED = 6

export async function loader({ request, context }: Route.LoaderArgs) {
  const api = apiFor(context)
  const filter = filterOf(request, Filters)
  const [people, suggestions] = await Promise.all([
    api.accounts.users.list({ ...filter, order_by: 'saves_count', per_page: 20 }),
    filter.search || filter.page > 1 ? null : api.banca.people.suggestions({ show: SUGGESTED }),
  ])
  // Where all stand on one page anyway nobody is there twice.
  const suggested = people.last_page > 1 ? (suggestions?.data ?? []) : []
  const ids = new Set(suggested.map(({ id }) => id))
  return { people: { ...people, data: people.data.filter(({ id }) => !ids.has(id)) }, suggestions: suggested }
}

export default function PeoplePage({ loaderData: { people, suggestions } }: Route.ComponentProps) {
  return (
    <>
      <BancaTabs />
      <PageHeader title="Pessoas" text="Só aparece aqui quem escolheu ser encontrado." />
      <div className="space-y-10">
        <SearchForm label="Buscar pessoas" placeholder="Apelido" />
        {suggestions.length > 0 && (
          <section aria-labelledby="sugestoes" className="space-y-4">
            <h2 id="sugestoes" className="text-2xl">
              Para você seguir
            </h2>
            <SuggestedPeople people={suggestions} level={3} />
          </section>
        )}
        <section aria-labelledby="todas" className="space-y-4">
          <h2 id="todas" className="text-2xl">
            {suggestions.length > 0 && 'Mais '}
            {plural(people.total - suggestions.length, 'pessoa', 'pessoas')}
          </h2>
          <ListStates
            items={people.data}
            keyOf={(person) => person.id}
            empty={
              <EmptyState image="/arte/vazios/busca.svg" text="Ninguém com esse apelido que queira ser encontrado." />
            }
            frame={(items) => <ul className="grid gap-3 md:grid-cols-2">{items}</ul>}
          >
            {(person) => <PersonRow person={person} level={3} />}
          </ListStates>
          <Pager {...people} label="Páginas de pessoas" />
        </section>
      </div>
    </>
  )
}
