import type { ReactNode } from 'react'
import { PlantGrid } from '#domains/garden/garden/plants/ui.ts'
import { Chip } from '#ui/components/badge.tsx'
import { ChipRow } from '#ui/components/chip-row.tsx'
import { Disclosure } from '#ui/components/disclosure.tsx'
import { Link } from '#ui/components/link.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { SearchForm } from '#ui/components/search-form.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { useRootData } from '#ui/root-data.ts'
import { access } from '#web/guard.server.ts'
import { cacheForVisitors } from '#web/page-cache.server.ts'
import { BancaTabs } from '../../components/banca-tabs.tsx'
import { HashtagRanking } from '../../hashtags/components/hashtag-ranking.tsx'
import { apiOf, cacheRanking, rankedPlants } from '../../liked/pages/most-liked.server.ts'
import { SuggestedPeople } from '../../people/components/suggested-people.tsx'
import { PhotoWall } from '../components/photo-wall.tsx'
import type { Route } from './+types/explore.page'

export const middleware = [access('public')]
export const meta = pageMeta({
  title: 'Explorar a banca',
  description: 'Fotos em alta, hashtags da semana, pessoas para seguir e as plantas mais salvas da comunidade.',
  url: '/banca/explorar',
})

/** As many as fill rows of three and of six; the ranked posts are asked for some more, as not all have a photo. */
const PHOTOS = 18
const ASKED = 30

export async function loader({ context }: Route.LoaderArgs) {
  const api = apiOf(context)
  const [ranked, week, ever, people, plants] = await Promise.all([
    api.banca.feeds.read({ kind: 'ranked', per_page: ASKED }),
    api.banca.hashtags.list({ semanal: true }),
    api.banca.hashtags.list({}),
    api.banca.people.suggestions({ show: 6 }),
    rankedPlants(api, 'mes', 12),
  ])
  const photos = ranked.data.filter((post) => post.photos.length > 0).slice(0, PHOTOS)
  cacheForVisitors(context, 'hashtags', 'posts', ...photos.map(({ id }) => `post:${id}`))
  cacheRanking(context, 'plant', plants.data)
  return { photos, week: week.data, ever: ever.data, people: people.data, plants }
}

export default function ExplorePage({ loaderData: { photos, week, ever, people, plants } }: Route.ComponentProps) {
  const tags = week.length > 0 ? week : ever
  return (
    <>
      <BancaTabs />
      <PageHeader
        title={useRootData()?.viewer ? 'Explorar' : 'Buscar na banca'}
        text="Ache pessoas, plantas, planos e conversas."
      />
      <div className="space-y-10">
        <SearchForm label="Buscar em tudo" placeholder="Genética, assunto, apelido…" action="/busca" />
        <div className="space-y-4">
          {tags.length > 0 && (
            <ChipRow label="Hashtags">
              {tags.map(({ id, slug, name }) => (
                <Chip key={id} to={`/banca/hashtag/${encodeURIComponent(slug)}`}>
                  #{name}
                </Chip>
              ))}
            </ChipRow>
          )}
          {photos.length > 0 && <PhotoWall posts={photos} />}
        </div>
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
        <Disclosure title="Ranking de hashtags" icon="hash">
          <div className="space-y-4">
            <p className="text-sm text-muted">
              O ranking conta pessoas, não posts: quem repete uma hashtag muitas vezes vale um.
            </p>
            <div className="grid gap-6 lg:grid-cols-2">
              <HashtagRanking title="Da semana" hashtags={week} empty="Nenhuma hashtag nesta semana." />
              <HashtagRanking title="De todos os tempos" hashtags={ever} empty="Ninguém usou hashtags ainda." />
            </div>
          </div>
        </Disclosure>
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
