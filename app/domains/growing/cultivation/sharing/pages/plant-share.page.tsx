import { randomUUID } from 'node:crypto'
import { pageMeta } from '#ui/document/page-meta.ts'
import { apiFor } from '#web/api-for.server.ts'
import { access, notFound } from '#web/guard.server.ts'
import { ShareLinks } from '../components/share-links.tsx'
import type { Route } from './+types/plant-share.page'
import { shareAction } from './share-actions.server.ts'

export const middleware = [access('owner')]
export const meta: Route.MetaFunction = pageMeta(({ loaderData }: Route.MetaArgs) => ({
  title: `Links de visita de ${loaderData?.thing.name ?? 'uma planta'}`,
}))

export async function loader({ params, context }: Route.LoaderArgs) {
  const {
    garden: { plants },
    cultivation: { shareLinks },
  } = apiFor(context)
  const thing = await plants.show({ id_or_slug: params.slug })
  if (!thing.can.see_privacy) throw notFound()
  const { data } = await shareLinks.list({ target: 'plant', id_or_slug: params.slug })
  return { thing, links: data, idempotency_key: randomUUID() as string }
}

export const action = (args: Route.ActionArgs) => shareAction(args, 'plant', args.params.slug)

export default function PlantSharePage({ loaderData: { thing, ...rest } }: Route.ComponentProps) {
  return <ShareLinks {...rest} name={thing.name} address={`/cultivo/planta/${thing.slug}`} what="a planta" />
}
