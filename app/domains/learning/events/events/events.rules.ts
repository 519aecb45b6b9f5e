import { and, eq, isNull, or } from 'drizzle-orm'
import { demandAllowedText } from '#domains/base/social/index.ts'
import { courses } from '#domains/learning/courses/courses/courses.table.ts'
import type { Context } from '#platform/context.ts'
import { AppError, type FieldErrors } from '#platform/errors.ts'
import { typedMomentOf } from '#shared/dates.ts'
import { event_types } from '../types/event-types.table.ts'
import type { EventInput } from './events.schemas.ts'
import type { CourseEvent } from './events.table.ts'

type Before = Pick<CourseEvent, 'teacher_id' | 'starts_at' | 'type_id' | 'course_id' | 'state'>

/** What an event's fields must be to each other and to now. @throws invalid, each sentence beside its field. */
export async function demandEvent(
  tx: Context,
  input: EventInput,
  { teacher_id, before, going = 0 }: { teacher_id: number; before?: Before; going?: number },
) {
  const errors: FieldErrors = {}
  const starts_at = typedMomentOf(input.starts_at)
  const ends_at = typedMomentOf(input.ends_at)
  const isMoved = starts_at.getTime() !== before?.starts_at.getTime()
  const comesOut = input.publish && before?.state !== 'publicado'
  if ((isMoved || comesOut) && starts_at <= tx.now())
    errors.starts_at = ['Este momento já passou. Escolha um que ainda vem.']
  if (ends_at <= starts_at) errors.ends_at = ['O fim precisa vir depois do começo.']
  if (input.capacity !== null && input.capacity < going)
    errors.capacity = [
      `${going === 1 ? 'Uma pessoa já tem vaga' : `${going} pessoas já têm vaga`}: não dá para ter menos vagas que isso.`,
    ]
  if (input.audience === 'alunos' && input.course_id === null)
    errors.course_id = ['Escolha de qual curso são os alunos.']
  if (!(await isType(tx, input.type_id, before))) errors.type_id = ['Escolha um dos tipos da lista.']
  if (!(await isCourse(tx, input.course_id, teacher_id, before)))
    errors.course_id = ['Escolha um curso de quem conduz o evento.']
  if (Object.keys(errors).length) throw new AppError('invalid', undefined, { errors })
  if (!input.publish) return
  await demandAllowedText(tx, input.title, 'title')
  await demandAllowedText(tx, input.text, 'text')
}

const isType = ({ db }: Context, id: number, before?: Before) =>
  db.$count(
    event_types,
    and(eq(event_types.id, id), or(eq(event_types.active, true), eq(event_types.id, before?.type_id ?? 0))),
  )

const isCourse = async ({ db }: Context, id: number | null, teacher_id: number, before?: Before) =>
  id === null ||
  id === before?.course_id ||
  (await db.$count(courses, and(eq(courses.id, id), eq(courses.teacher_id, teacher_id), isNull(courses.deleted_at)))) >
    0
