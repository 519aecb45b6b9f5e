import { redirect } from 'react-router'
import { access, notFound } from '#web/guard.server.ts'
import { viewerOf } from '#web/page-context.server.ts'
import type { Route } from './+types/own-form.page'

export const middleware = [access('owner')]

/** /cultivo/{user}/add-planta and …/edit-planta/{slug}: the same forms under the own nickname; nobody else's exist. */
export function loader({ params, url, context }: Route.LoaderArgs) {
  const { nickname } = viewerOf(context)
  if (params.user.toLowerCase() !== nickname.toLowerCase()) throw notFound()
  return redirect(`/cultivo/${url.pathname.split('/').slice(3).join('/')}${url.search}`)
}
