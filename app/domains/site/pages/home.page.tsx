import { pageMeta } from '#ui/document/page-meta.ts'
import { apiFor } from '#web/api-for.server.ts'
import { access } from '#web/guard.server.ts'
import { cacheForVisitors } from '#web/page-cache.server.ts'
import { requestContext } from '#web/page-context.server.ts'
import { VisitorHome } from '../components/visitor-home.tsx'
import type { Route } from './+types/home.page'
import { openDiary } from './open-diary.server.ts'

export const middleware = [access('public')]

export const meta = pageMeta({
  title: 'Tecnologia para growers',
  description: 'O caderno do seu jardim: plantas, fases, fotos e atualizações. Privado até você decidir abrir.',
})

export async function loader({ context }: Route.LoaderArgs) {
  const api = apiFor(context)
  const user = context.get(requestContext).viewer?.nickname
  const [plants, open] = await Promise.all([
    api.garden.plants.list({ private: false, order_by: 'saves_count', per_page: 12, page: 1 }),
    api.journal.openGardens.show(),
  ])
  const shown = await openDiary(api, open.diary_plant_id)
  cacheForVisitors(context, 'plants', ...(shown?.tags ?? []))
  return { plants, open, diary: shown?.diary ?? null, user }
}

export default function HomePage({ loaderData }: Route.ComponentProps) {
  return <VisitorHome {...loaderData} />
}
