import type { ClassroomPage, LessonLock } from './classroom.schemas.ts'

export type ClassLink = { to: string; title: string }
/** Where a class leads on: the first after it that is open, and the one right after it when that is closed still. */
export type NextClass = { open: ClassLink | null; closed: { title: string; lock: LessonLock } | null }

/** Null after the last class. */
export function nextClass({
  course,
  modules,
  lesson,
}: Pick<ClassroomPage, 'course' | 'modules'> & { lesson: { id: number } }): NextClass | null {
  const all = modules.flatMap(({ lessons }) => lessons)
  const rest = all.slice(all.findIndex(({ id }) => id === lesson.id) + 1)
  const [after] = rest
  if (!after) return null
  const open = rest.find(({ lock }) => !lock)
  return {
    open: open ? { to: `/dichavando/cursos/${course.slug}/${open.slug}`, title: open.title } : null,
    closed: after.lock && { title: after.title, lock: after.lock },
  }
}
