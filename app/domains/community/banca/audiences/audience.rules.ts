import { and, eq, isNull } from 'drizzle-orm'
import { courses } from '#domains/learning/courses/courses/courses.table.ts'
import { type Context, signedIn } from '#platform/context.ts'
import { invalidField } from '#platform/errors.ts'
import type { Audience } from './audience.kinds.ts'
import { audiencesOf, ofCourses } from './audience.policy.ts'

/**
 * For whom a post is: the audience, and of pupils or members the course, which is nothing of the other audiences. @throws
 * 422 beside the field
 */
export async function audienceFor(ctx: Context, available_by: Audience, course_id: number | undefined) {
  const course = ofCourses.includes(available_by) ? (course_id ?? null) : null
  if (course !== null) await demandTaught(ctx, course)
  else if (!audiencesOf(ctx.viewer).includes(available_by)) throw await refused(ctx, available_by)
  return { available_by, course_id: course }
}

async function demandTaught(ctx: Context, id: number) {
  if (!(await ctx.db.$count(courses, and(eq(courses.id, id), taughtBy(ctx)))))
    throw invalidField('course_id', 'Escolha um curso que você ensina.')
}

/** Whoever teaches a course may write for those in it: then it is the course that is missing. */
const refused = async (ctx: Context, audience: Audience) =>
  ofCourses.includes(audience) && (await ctx.db.$count(courses, taughtBy(ctx)))
    ? invalidField('course_id', 'Escolha de qual curso: você escreve para quem está em um curso seu.')
    : invalidField('available_by', 'Escolha para quem é o post: você não pode escrever para esse grupo.')

const taughtBy = (ctx: Context) => and(eq(courses.teacher_id, signedIn(ctx).id), isNull(courses.deleted_at))
