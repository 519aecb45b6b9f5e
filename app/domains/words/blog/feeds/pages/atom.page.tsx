import { access } from '#web/guard.server.ts'
import type { Route } from './+types/atom.page'
import { feedOf, xml } from './feed.server.ts'

export const middleware = [access('public')]

/** GET /blog/atom.xml */
export const loader = async ({ context }: Route.LoaderArgs) =>
  xml((await feedOf(context)).atom1(), 'application/atom+xml')
