import { apiFor } from '#web/api-for.server.ts'
import { fileResponse } from '#web/file-response.server.ts'
import { access } from '#web/guard.server.ts'
import type { Route } from './+types/recount-file.page'

export const middleware = [access('public')]

/** GET /copa-grower/apuracao/:slug: the published list as a file. */
export const loader = async ({ params, context }: Route.LoaderArgs) =>
  fileResponse(await apiFor(context).results.file({ slug: params.slug }))
