import { refusal } from '#platform/access/rules.ts'
import { deferred } from '#ui/deferred.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { apiFor } from '#web/api-for.server.ts'
import { access } from '#web/guard.server.ts'
import { cacheForVisitors } from '#web/page-cache.server.ts'
import { requestContext } from '#web/page-context.server.ts'
import { benefits } from '../components/benefits.words.ts'
import { blogLine, cupLine, newCourseLine } from '../components/house-lines.view.ts'
import { promises } from '../components/promises.words.ts'
import { VisitorHome } from '../components/visitor-home.tsx'
import type { Route } from './+types/home.page'
import { growerHome } from './grower-home.server.ts'
import { livePieces } from './live-pieces.server.ts'
import { openDiary } from './open-diary.server.ts'

export const middleware = [access('public')]

export const meta: Route.MetaFunction = pageMeta(({ loaderData }: Route.MetaArgs) => ({
  title: loaderData?.home ? 'Início' : 'Tecnologia para growers',
  description: 'O caderno do seu jardim: plantas, fases, fotos e atualizações. Privado até você decidir abrir.',
}))

// Only for growers.
const GrowerHome = deferred(async () => (await import('../components/grower-home.tsx')).GrowerHome)

export async function loader({ context }: Route.LoaderArgs) {
  const api = apiFor(context)
  const { viewer, now } = context.get(requestContext)
  const mostSaved = api.garden.plants.list({ private: false, order_by: 'saves_count', per_page: 12, page: 1 })
  if (viewer && !refusal('login', viewer)) {
    const [plants, cup, home] = await Promise.all([
      mostSaved,
      api.editions.editions.now(),
      growerHome(api, viewer.nickname),
    ])
    return { home: { ...home, plants, cup } }
  }
  const [plants, open, posts, courses, cup, pieces] = await Promise.all([
    mostSaved,
    api.journal.openGardens.show(),
    api.blog.posts.list({ per_page: 1 }),
    api.courses.courses.list({ per_page: 1 }),
    api.editions.editions.now(),
    livePieces(api),
  ])
  const shown = await openDiary(api, open.diary_plant_id, now())
  cacheForVisitors(context, 'plants', 'blog', 'courses', 'cup', ...pieces.tags, ...(shown?.tags ?? []))
  // Signed in, but something is missing yet: what it is, the next page says.
  const waiting = viewer?.nickname ?? null
  return {
    visit: {
      // The one of the diary stands above already.
      plants: plants.data.filter(({ slug }) => slug !== shown?.diary.plant.slug),
      open,
      lines: [...cupLine(cup), ...posts.data.map(blogLine), ...courses.data.map(newCourseLine)],
      diary: shown?.diary ?? null,
      pieces: pieces.shown,
      waiting,
      benefits,
      promises,
    },
  }
}

export default function HomePage({ loaderData: { home, visit } }: Route.ComponentProps) {
  return home ? <GrowerHome {...home} /> : visit && <VisitorHome {...visit} />
}
