import type { ClassroomPage, LessonLock } from './classroom.schemas.ts'

export type ClassLink = { to: string; title: string }
/** Where a class leads on: the first after it that is open, and the one right after it when that is closed still. */
export type NextClass = {
  open: ClassLink | null
  closed: { title: string; lock: LessonLock } | null
  /** After the last class: one of before, which is not done and counts. */
  left?: true
}

/** Null after the last class, when nothing is left to do. */
export function nextClass({
  course,
  modules,
  lesson,
}: Pick<ClassroomPage, 'course' | 'modules'> & { lesson: { id: number } }): NextClass | null {
  const all = modules.flatMap(({ lessons }) => lessons)
  const rest = all.slice(all.findIndex(({ id }) => id === lesson.id) + 1)
  const linkTo = ({ slug, title }: { slug: string; title: string }) => ({
    to: `/dichavando/cursos/${course.slug}/${slug}`,
    title,
  })
  const [after] = rest
  if (!after) {
    const left = all.find(({ id, done, counts, lock }) => id !== lesson.id && counts && !done && !lock)
    return left ? { open: linkTo(left), closed: null, left: true } : null
  }
  const open = rest.find(({ lock }) => !lock)
  return {
    open: open ? linkTo(open) : null,
    closed: after.lock && { title: after.title, lock: after.lock },
  }
}
