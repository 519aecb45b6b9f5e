import { redirect } from 'react-router'
import { apiFor } from '#web/api-for.server.ts'
import { access } from '#web/guard.server.ts'
import type { Route } from './+types/class-short.page'

export const middleware = [access('public')]

/** `/:slug/:class_slug`: every unknown address of two parts comes here. Of a class it leads on, else it is the 404 page. */
export async function loader({ params, context }: Route.LoaderArgs) {
  await apiFor(context).enrolment.classroom.whose({ name: params.class_slug, slug: params.slug })
  throw redirect(`/dichavando/cursos/${params.slug}/${params.class_slug}`)
}

export default function ClassShortPage() {
  return null
}
