import { lessonPhaseWords } from '#domains/learning/courses/lessons/lesson.words.ts'
import { dayAhead } from '#shared/dates.ts'
import type { LessonLock } from './classroom.schemas.ts'

export const lockWords = (lock: LessonLock) =>
  lock.why === 'at'
    ? `Abre ${dayAhead(lock.at)}`
    : lock.why === 'course'
      ? `Abre quando você terminar “${lock.title}”`
      : `Abre quando uma planta sua entrar em ${lessonPhaseWords[lock.phase]}, ou passar de lá`
