import type { TodayAsk } from '#domains/growing/agenda/today/today.schemas.ts'
import { askWords } from '#domains/learning/courses/lessons/lesson.words.ts'
import type { Context } from '#platform/context.ts'
import { openClasses } from './asks.queries.ts'

/** Hoje says what classes wait for, and which. */
export async function asksToday(ctx: Context, user_id: number): Promise<TodayAsk[]> {
  const waiting = await openClasses(ctx, user_id, { asking: true })
  return waiting.flatMap(({ lesson, course }) =>
    lesson.asks
      ? {
          key: `lesson-${lesson.id}`,
          what: askWords({ entry: lesson.asks, phase: lesson.asks_phase }),
          whose: `${lesson.title}, aula de ${course.title}`,
          to: `/dichavando/cursos/${course.slug}/${lesson.slug}`,
        }
      : [],
  )
}
