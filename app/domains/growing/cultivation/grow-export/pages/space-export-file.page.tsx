import { access } from '#web/guard.server.ts'
import type { Route } from './+types/space-export-file.page'
import { exportFile } from './export-file.server.ts'

export const middleware = [access('owner')]

/** GET /cultivo/espaco/:slug/exportar/:format */
export const loader = ({ params: { slug, format }, context, url }: Route.LoaderArgs) =>
  exportFile({ format, context, url, of: { space: slug } })
