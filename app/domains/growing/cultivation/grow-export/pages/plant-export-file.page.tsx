import { access } from '#web/guard.server.ts'
import type { Route } from './+types/plant-export-file.page'
import { exportFile } from './export-file.server.ts'

export const middleware = [access('owner')]

/** GET /cultivo/planta/:slug/exportar/:format */
export const loader = ({ params: { slug, format }, context, url }: Route.LoaderArgs) =>
  exportFile({ format, context, url, of: { plant: slug } })
