import { randomUUID } from 'node:crypto'
import { pageMeta } from '#ui/document/page-meta.ts'
import { apiFor } from '#web/api-for.server.ts'
import { access, notFound } from '#web/guard.server.ts'
import { ShareLinks } from '../components/share-links.tsx'
import type { Route } from './+types/space-share.page'
import { shareAction } from './share-actions.server.ts'

export const middleware = [access('owner')]
export const meta: Route.MetaFunction = pageMeta(({ loaderData }: Route.MetaArgs) => ({
  title: `Links de visita de ${loaderData?.thing.name ?? 'um espaço'}`,
}))

export async function loader({ params, context }: Route.LoaderArgs) {
  const {
    garden: { spaces },
    cultivation: { shareLinks },
  } = apiFor(context)
  const thing = await spaces.show({ slug: params.slug })
  if (!thing.can.see_privacy) throw notFound()
  const { data } = await shareLinks.list({ target: 'space', id_or_slug: params.slug })
  return { thing, links: data, idempotency_key: randomUUID() as string }
}

export const action = (args: Route.ActionArgs) => shareAction(args, 'space', args.params.slug)

export default function SpaceSharePage({ loaderData: { thing, ...rest } }: Route.ComponentProps) {
  return <ShareLinks {...rest} name={thing.name} address={`/cultivo/espaco/${thing.slug}`} what="o espaço" />
}
