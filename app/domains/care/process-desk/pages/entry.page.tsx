import { redirect } from 'react-router'
import { apiFor } from '#web/api-for.server.ts'
import { access } from '#web/guard.server.ts'
import type { Route } from './+types/entry.page'

export const middleware = [access('login')]

/** GET /comunidade-360: on to the viewer's own area (specification, 2). */
export async function loader({ context }: Route.LoaderArgs) {
  const { area } = await apiFor(context).processDesk.show({})
  throw redirect(`/comunidade-360/${area}`)
}
