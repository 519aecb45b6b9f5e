import { SpaceHead } from '#domains/garden/garden/spaces/ui.ts'
import { pageMeta } from '#ui/document/page-meta.ts'
import { apiFor } from '#web/api-for.server.ts'
import { access } from '#web/guard.server.ts'
import { ThingAgenda } from '../components/thing-agenda.tsx'
import type { Route } from './+types/space-agenda.page'
import { viewOf } from './view-of.server.ts'

export const middleware = [access('public')]
export const meta: Route.MetaFunction = pageMeta(({ loaderData }: Route.MetaArgs) => ({
  title: `Agenda · ${loaderData?.space.name ?? 'espaço'}`,
  noindex: true,
}))

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const {
    garden: { spaces },
    agenda: { tasks },
  } = apiFor(context)
  const { window, ...shown } = viewOf(context, url)
  const [space, agenda] = await Promise.all([
    spaces.show({ slug: params.slug }),
    tasks.list({ ...window, space: params.slug }),
  ])
  return { space, agenda, ...shown }
}

export default function SpaceAgendaPage({ loaderData: { space, ...rest } }: Route.ComponentProps) {
  return (
    <>
      <SpaceHead space={space} page="Agenda" />
      <ThingAgenda {...rest} about={{ type: 'space', id: space.id }} />
    </>
  )
}
