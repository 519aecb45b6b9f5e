import type { RouterContextProvider } from 'react-router'
import { apiFor } from '#web/api-for.server.ts'

type Params = { slug?: string; curso_slug: string }

/** Where a course is edited: in its store, or among the courses of who teaches it. */
export const deskPath = ({ slug, curso_slug }: Params) =>
  slug ? `/vendedor/dashboard/${slug}/cursos/${curso_slug}` : `/cursos/professor/curso/${curso_slug}`

export const allPath = ({ slug }: Pick<Params, 'slug'>) =>
  slug ? `/vendedor/dashboard/${slug}/cursos` : '/cursos/professor'

/** The course of the page as its editors have it, and where the page stands. */
export async function deskCourse(context: Readonly<RouterContextProvider>, params: Params) {
  const course = await apiFor(context).courses.courses.showOwn({ slug: params.curso_slug })
  return { course, base: deskPath(params), all: allPath(params), inStore: params.slug !== undefined }
}
