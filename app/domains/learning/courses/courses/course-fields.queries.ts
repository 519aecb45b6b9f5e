import { eq } from 'drizzle-orm'
import { users } from '#domains/people/accounts/users/users.table.ts'
import type { Context } from '#platform/context.ts'
import { pick } from '#shared/pick.ts'
import type { Course } from './courses.table.ts'

/** A course as its form has it. */
export async function courseFields({ db }: Context, course: Course) {
  const [teacher] = await db
    .select({ nickname: users.nickname, leaving_at: users.leaving_at })
    .from(users)
    .where(eq(users.id, course.teacher_id))
  return {
    ...pick(
      course,
      'title',
      'summary',
      'about',
      'level',
      'access',
      'cover_id',
      'cover_alt',
      'trailer_url',
      'requires_id',
    ),
    teacher: teacher && !teacher.leaving_at ? teacher.nickname : 'conta-apagada',
  }
}
