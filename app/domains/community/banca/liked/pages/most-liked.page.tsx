import type { ReactNode } from 'react'
import { PlantGrid } from '#domains/garden/garden/plants/ui.ts'
import { SpaceGrid } from '#domains/garden/garden/spaces/ui.ts'
import { PlanGrid } from '#domains/garden/plans/ui.ts'
import { Link } from '#ui/components/link.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { access } from '#web/guard.server.ts'
import { LikedFrame } from '../components/liked-frame.tsx'
import { NothingLiked } from '../components/nothing-liked.tsx'
import { RankedPosts } from '../components/ranked-posts.tsx'
import type { Route } from './+types/most-liked.page'
import {
  apiOf,
  cacheRanking,
  periodOf,
  rankedPlans,
  rankedPlants,
  rankedPosts,
  rankedSpaces,
} from './most-liked.server.ts'

export const middleware = [access('public')]
export const meta = pageMeta({
  title: 'Mais curtidas',
  description: 'Plantas, espaços, planos e posts que a comunidade mais salvou.',
  url: '/banca/mais-curtidas',
})

export async function loader({ request, context }: Route.LoaderArgs) {
  const period = periodOf(request)
  const api = apiOf(context)
  const [plants, spaces, plans, posts] = await Promise.all([
    rankedPlants(api, period, 6),
    rankedSpaces(api, period, 3),
    rankedPlans(api, period, 3),
    rankedPosts(api, period, 3),
  ])
  for (const [kind, { data }] of Object.entries({ plant: plants, space: spaces, plan: plans, post: posts }))
    cacheRanking(context, kind, data)
  return { period, plants, spaces, plans, posts }
}

export default function MostLikedPage({ loaderData }: Route.ComponentProps) {
  const { period, plants, spaces, plans, posts } = loaderData
  const empty = plants.total + spaces.total + plans.total + posts.total === 0
  return (
    <LikedFrame title="Mais curtidas" period={period}>
      {empty ? (
        <NothingLiked />
      ) : (
        <div className="space-y-10">
          <Section title="Plantas" to="plantas" shown={plants.total}>
            <PlantGrid withGrower ranked plants={plants} empty={null} />
          </Section>
          <Section title="Espaços" to="espacos" shown={spaces.total}>
            <SpaceGrid level={3} withGrower ranked spaces={spaces} empty={null} />
          </Section>
          <Section title="Planos" to="planos" shown={plans.total}>
            <PlanGrid level={3} withGrower ranked plans={plans} empty={null} />
          </Section>
          <Section title="Posts" to="posts" shown={posts.total}>
            <RankedPosts level={3} posts={posts.data} empty={null} />
          </Section>
        </div>
      )}
    </LikedFrame>
  )
}

type SectionProps = { title: string; to: string; shown: number; children: ReactNode }

const Section = ({ title, to, shown, children }: SectionProps) =>
  shown > 0 && (
    <section aria-labelledby={to} className="space-y-5">
      <div className="flex flex-wrap items-baseline justify-between gap-3">
        <h2 id={to} className="text-2xl">
          {title}
        </h2>
        <Link to={`/banca/mais-curtidas/${to}`} className="link">
          Ver todas
        </Link>
      </div>
      {children}
    </section>
  )
