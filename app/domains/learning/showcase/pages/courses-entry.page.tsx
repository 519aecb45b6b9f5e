import { redirect } from 'react-router'
import { access } from '#web/guard.server.ts'
import type { Route } from './+types/courses-entry.page'

export const middleware = [access('public')]

export const loader = ({ request }: Route.LoaderArgs) => {
  throw redirect(`/dichavando/cursos${new URL(request.url).search}`)
}

export default function CoursesEntryPage() {
  return null
}
