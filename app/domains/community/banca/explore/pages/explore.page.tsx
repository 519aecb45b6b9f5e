import type { ReactNode } from 'react'
import { PlantGrid } from '#domains/garden/garden/plants/ui.ts'
import { Link } from '#ui/components/link.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { SearchForm } from '#ui/components/search-form.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { access } from '#web/guard.server.ts'
import { cacheForVisitors } from '#web/page-cache.server.ts'
import { BancaTabs } from '../../components/banca-tabs.tsx'
import { HashtagRanking } from '../../hashtags/components/hashtag-ranking.tsx'
import { apiOf, cacheRanking, rankedPlants } from '../../liked/pages/most-liked.server.ts'
import { SuggestedPeople } from '../../people/components/suggested-people.tsx'
import type { Route } from './+types/explore.page'

export const middleware = [access('public')]
export const meta = pageMeta({
  title: 'Explorar a banca',
  description: 'Hashtags da semana, pessoas para seguir e as plantas mais salvas da comunidade.',
  url: '/banca/explorar',
})

export async function loader({ context }: Route.LoaderArgs) {
  const api = apiOf(context)
  const [week, ever, people, plants] = await Promise.all([
    api.banca.hashtags.list({ semanal: true }),
    api.banca.hashtags.list({}),
    api.banca.people.suggestions({ show: 6 }),
    rankedPlants(api, 'mes', 12),
  ])
  cacheForVisitors(context, 'hashtags')
  cacheRanking(context, 'plant', plants.data)
  return { week: week.data, ever: ever.data, people: people.data, plants }
}

export default function ExplorePage({ loaderData: { week, ever, people, plants } }: Route.ComponentProps) {
  return (
    <>
      <BancaTabs />
      <PageHeader title="Explorar" text="Ache pessoas, plantas, planos e conversas." />
      <div className="space-y-10">
        <SearchForm label="Buscar em tudo" placeholder="Genética, assunto, apelido…" action="/busca" />
        <div className="grid gap-6 lg:grid-cols-2">
          <HashtagRanking title="Hashtags da semana" hashtags={week} empty="Nenhuma hashtag nesta semana." />
          <HashtagRanking title="De todos os tempos" hashtags={ever} empty="Ninguém usou hashtags ainda." />
        </div>
        <p className="text-sm text-muted">
          O ranking conta pessoas, não posts: quem repete uma hashtag muitas vezes vale um.
        </p>
        {people.length > 0 && (
          <Part id="pessoas" title="Pessoas para seguir" to="/banca/pessoas" more="Ver todas">
            <SuggestedPeople people={people} level={3} />
          </Part>
        )}
        {plants.total > 0 && (
          <Part id="plantas" title="Plantas mais salvas do mês" to="/banca/mais-curtidas/plantas" more="Ver o ranking">
            <PlantGrid withGrower ranked plants={plants} empty={null} />
          </Part>
        )}
      </div>
    </>
  )
}

type PartProps = { id: string; title: string; to: string; more: string; children: ReactNode }

const Part = ({ id, title, to, more, children }: PartProps) => (
  <section aria-labelledby={id} className="space-y-5">
    <div className="flex flex-wrap items-baseline justify-between gap-3">
      <h2 id={id} className="text-2xl">
        {title}
      </h2>
      <Link to={to} className="link">
        {more}
      </Link>
    </div>
    {children}
  </section>
)
