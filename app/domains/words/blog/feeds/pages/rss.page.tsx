import { access } from '#web/guard.server.ts'
import type { Route } from './+types/rss.page'
import { feedOf, xml } from './feed.server.ts'

export const middleware = [access('public')]

/** GET /blog/rss.xml */
export const loader = async ({ context }: Route.LoaderArgs) =>
  xml((await feedOf(context)).rss2(), 'application/rss+xml')
