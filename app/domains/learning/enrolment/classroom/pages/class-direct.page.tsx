import { redirect } from 'react-router'
import { access } from '#web/guard.server.ts'
import type { Route } from './+types/class-direct.page'
import { classLoader } from './class-page.server.ts'

export const middleware = [access('public')]

/** `/cursos/:slug/:class_slug` leads to the class under its full address; 404 and the sales page as there. */
export async function loader({ params, context }: Route.LoaderArgs) {
  await classLoader({ params, context })
  throw redirect(`/dichavando/cursos/${params.slug}/${params.class_slug}`)
}

export default function ClassDirectPage() {
  return null
}
