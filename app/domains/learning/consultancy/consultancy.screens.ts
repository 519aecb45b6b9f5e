import { type DomainScreens, seenBy } from '#tests/site/screens/screen.ts'

type Courses = { data: { slug: string; store: { slug: string } }[] }

/** Of the first course that the demo's professor teaches: the one that the demo world gives a consultancy. */
export const screens: DomainScreens = async (ask) => {
  const { data } = await ask<Courses>('cursos/meu?order_by=created_at&order_type=asc', 'professor')
  const [course] = data
  if (!course) return []
  const page = `/dichavando/cursos/${course.slug}/consultoria`
  const desk = `/vendedor/dashboard/${course.store.slug}/cursos/${course.slug}/consultoria`
  return [
    ...seenBy('grower', [page]),
    ...seenBy('professor', [page]),
    ...seenBy('admin', [desk, `${desk}?when=passados`]),
  ]
}
