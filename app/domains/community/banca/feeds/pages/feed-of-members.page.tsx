import { pageMeta } from '#ui/document/page-meta.ts'
import { access } from '#web/guard.server.ts'
import { FeedFrame } from '../components/feed-frame.tsx'
import type { Route } from './+types/feed-of-members.page'
import { loadFeed } from './feed-page.server.ts'

export const middleware = [access('login')]

export const meta: Route.MetaFunction = pageMeta(({ loaderData }: Route.MetaArgs) => ({
  title: loaderData?.place.title,
}))

export const loader = (args: Route.LoaderArgs) => loadFeed(args)

export default ({ loaderData }: Route.ComponentProps) => <FeedFrame {...loaderData} />
