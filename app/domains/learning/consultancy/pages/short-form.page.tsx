import { redirect } from 'react-router'
import { apiFor } from '#web/api-for.server.ts'
import { access } from '#web/guard.server.ts'
import type { Route } from './+types/short-form.page'

export const middleware = [access('public')]

/** GET /:slug/consultoria leads to the consultancy of the course; 404 when there is no such course. */
export async function loader({ params: { slug }, context }: Route.LoaderArgs) {
  const { course } = await apiFor(context).consultancy.show({ slug })
  return redirect(`/dichavando/cursos/${course.slug}/consultoria`)
}

/** Never shown: with a component its 404 is a page, not a bare answer. */
export default function ShortForm() {
  return null
}
