import { type MiddlewareFunction, redirect } from 'react-router'
import { notFound } from '#web/guard.server.ts'
import { requestContext } from '#web/page-context.server.ts'
import { type Area, areas } from './processes/process.kinds.ts'
import { walksIn } from './processes/processes.policy.ts'

/** The area in an address: '/comunidade-360/medico/…'. 404 where there is none. */
export function areaIn({ pathname }: URL): Area {
  const area = areas.find((one) => one === pathname.split('/')[2])
  if (!area) throw notFound()
  return area
}

/** Middleware, after `access`: who comes to the home or list of another area goes to their own. */
export const ownArea: MiddlewareFunction<Response> = ({ context, url }) => {
  if (!walks(context, url)) throw redirect('/comunidade-360')
}

/** The same for what is in an area: for others it is not there. */
export const inArea: MiddlewareFunction<Response> = ({ context, url }) => {
  if (!walks(context, url)) throw notFound()
}

function walks(context: Parameters<MiddlewareFunction<Response>>[0]['context'], url: URL) {
  const { viewer } = context.get(requestContext)
  return !!viewer && walksIn(viewer, areaIn(url))
}
