import { pageMeta } from '#ui/document/page-meta.ts'
import { access } from '#web/guard.server.ts'
import { ClassFace } from '../components/class-face.tsx'
import type { Route } from './+types/open-class.page'
import { openClassLoader } from './class-page.server.ts'

export const middleware = [access('public')]
export const meta: Route.MetaFunction = pageMeta(({ loaderData }: Route.MetaArgs) =>
  loaderData ? { title: `Aula aberta: ${loaderData.page.lesson.title}` } : {},
)

export const loader = openClassLoader

/** A class to try, for who is not in the course. */
export default function OpenClassPage({ loaderData }: Route.ComponentProps) {
  return <ClassFace {...loaderData} key={loaderData.page.lesson.id} />
}
