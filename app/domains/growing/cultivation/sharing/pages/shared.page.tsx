import { data } from 'react-router'
import { ErrorPage } from '#ui/document/error-page.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { apiFor } from '#web/api-for.server.ts'
import { access } from '#web/guard.server.ts'
import { filterOf } from '#web/search-params.server.ts'
import { SharedThing } from '../components/shared-thing.tsx'
import { ShareRequest } from '../share-links.schemas.ts'
import type { Route } from './+types/shared.page'

export const middleware = [access('public')]
export const meta: Route.MetaFunction = pageMeta(({ loaderData }: Route.MetaArgs) => ({
  title: loaderData?.discreet === false ? loaderData.thing.name : 'Uma visita ao jardim',
  noindex: true,
}))

/** Not cached, not indexed, no referrer. */
const secret = {
  'cache-control': 'private, no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow, noarchive',
}
export const headers = () => secret

export async function loader({ params: { token }, request, context }: Route.LoaderArgs) {
  const { page } = filterOf(request, ShareRequest.pick({ page: true }))
  return data(await apiFor(context).cultivation.shareLinks.open({ token, page }), { headers: secret })
}

export default function SharedPage({ loaderData }: Route.ComponentProps) {
  return <SharedThing shared={loaderData} />
}

/** An expired link shows an explanation, and advises to ask the owner for a new one. */
export const ErrorBoundary = ({ error }: { error: unknown }) => <ErrorPage error={error} withReason />
