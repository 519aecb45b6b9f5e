import { plural } from '#shared/numbers.ts'
import type { CourseProgress } from './enrolments.schemas.ts'

type Taught = { done: number; total: number; newer: number; newer_done: number; percent: number }

/** '9 de 10 (100 %: 1 aula entrou depois e não conta)': for who teaches, of the classes that the course has. */
export const taughtWords = ({ done, total, newer, newer_done, percent }: Taught) =>
  newer
    ? `${done + newer_done} de ${total + newer} (${percent} %: ${newer === 1 ? '1 aula entrou depois e não conta' : `${newer} aulas entraram depois e não contam`})`
    : `${done} de ${total} (${percent} %)`

/** '3 de 9 aulas'; the bar says how much that is. */
export const progressWords = ({ done, total, complete }: CourseProgress) =>
  complete && done >= total
    ? `Concluído: ${plural(total, 'aula', 'aulas')}`
    : complete
      ? `Concluído antes; agora ${done} de ${plural(total, 'aula', 'aulas')}`
      : `${done} de ${plural(total, 'aula', 'aulas')}`
