import { redirect } from 'react-router'
import { processPath } from '#domains/care/processes/processes/process-address.model.ts'
import { apiFor } from '#web/api-for.server.ts'
import { access } from '#web/guard.server.ts'
import type { Route } from './+types/own-process.page'

export const middleware = [access('login')]

/** GET /comunidade-360/processo/meu-processo: to the client's own process, or to where one is opened. */
export async function loader({ context }: Route.LoaderArgs) {
  const { own, area } = await apiFor(context).processDesk.show({})
  throw redirect(own ? processPath('cliente', own.token) : `/comunidade-360/${area}`)
}
