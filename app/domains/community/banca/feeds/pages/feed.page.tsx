import { pageMeta } from '#ui/document/page-meta.ts'
import { access } from '#web/guard.server.ts'
import { FeedFrame } from '../components/feed-frame.tsx'
import type { Route } from './+types/feed.page'
import { loadFeed } from './feed-page.server.ts'

export const middleware = [access('public')]

export const meta: Route.MetaFunction = pageMeta(({ loaderData }: Route.MetaArgs) => ({
  title: loaderData && [loaderData.place.title, loaderData.about].filter(Boolean).join(': '),
  description: loaderData?.place.text,
  url: loaderData?.place.path,
}))

export const loader = (args: Route.LoaderArgs) => loadFeed(args)

/** A save changes nothing that the feed would have to load again. */
export const shouldRevalidate = ({
  formAction,
  defaultShouldRevalidate,
}: {
  formAction?: string
  defaultShouldRevalidate: boolean
}) => formAction !== '/salves' && defaultShouldRevalidate

export default ({ loaderData }: Route.ComponentProps) => <FeedFrame {...loaderData} />
