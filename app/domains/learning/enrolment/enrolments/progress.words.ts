import { plural } from '#shared/numbers.ts'
import type { CourseProgress } from './enrolments.schemas.ts'

/** '3 de 9 aulas'; the bar says how much that is. */
export const progressWords = ({ done, total, complete }: CourseProgress) =>
  complete && done >= total
    ? `Concluído: ${plural(total, 'aula', 'aulas')}`
    : complete
      ? `Concluído antes; agora ${done} de ${plural(total, 'aula', 'aulas')}`
      : `${done} de ${plural(total, 'aula', 'aulas')}`
