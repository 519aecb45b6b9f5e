import { sendOrEnqueue } from '#domains/base/outbox/ui.ts'
import { pageMeta } from '#ui/document/page-meta.ts'
import { afterKept } from '#ui/form/kept-for-later.ts'
import { access } from '#web/guard.server.ts'
import { ClassFace } from '../components/class-face.tsx'
import type { Route } from './+types/class-direct.page'
import { classAction, classLoader } from './class-page.server.ts'

export const middleware = [access('public')]
export const meta: Route.MetaFunction = pageMeta(({ loaderData }: Route.MetaArgs) =>
  loaderData ? { title: `Aula ${loaderData.page.lesson.title}, ${loaderData.page.course.title}`, noindex: true } : {},
)

export const loader = classLoader
export const action = classAction
export const clientAction = ({ request, serverAction }: Route.ClientActionArgs) => sendOrEnqueue(request, serverAction)
export const shouldRevalidate = afterKept

/** The same class under its short address (`/cursos/:slug/:class_slug`), which is what pupils pass on. */
export default function ClassDirectPage({ loaderData }: Route.ComponentProps) {
  return <ClassFace {...loaderData} key={loaderData.page.lesson.id} />
}
