import { plural } from '#shared/numbers.ts'
import type { CourseProgress } from './enrolments.schemas.ts'

/** '3 de 9 aulas'; the bar says how much that is. */
export const progressWords = ({ done, total, complete }: CourseProgress) =>
  complete ? `Concluído: ${plural(total, 'aula', 'aulas')}` : `${done} de ${plural(total, 'aula', 'aulas')}`
