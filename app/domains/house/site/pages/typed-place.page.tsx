import { redirect } from 'react-router'
import { access, notFound } from '#web/guard.server.ts'
import { requestContext } from '#web/page-context.server.ts'
import { typedPlaces } from '../typed-places.kinds.ts'
import type { Route } from './+types/typed-place.page'

export const middleware = [access('public')]

export const loader = ({ url, context }: Route.LoaderArgs) => {
  const place = typedPlaces[url.pathname.replaceAll('/', '')]
  if (!place) throw notFound()
  throw redirect(context.get(requestContext).viewer ? place.to : (place.open ?? place.to))
}
