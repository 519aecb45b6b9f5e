import { redirect } from 'react-router'
import { access, notFound } from '#web/guard.server.ts'
import { viewerOf } from '#web/page-context.server.ts'
import type { Route } from './+types/own-form.page'

export const middleware = [access('owner')]

/** /cultivo/{user}/add-planta and …/edit-planta/{slug}: redirects to the forms; 404 under another user's nickname. */
export function loader({ params, url, context }: Route.LoaderArgs): never {
  const { nickname } = viewerOf(context)
  if (params.user.toLowerCase() !== nickname.toLowerCase()) throw notFound()
  throw redirect(`/cultivo/${url.pathname.split('/').slice(3).join('/')}${url.search}`)
}

/** Never seen: without a page of its own the 404 would be JSON. */
export default function OwnFormPage() {
  return null
}
