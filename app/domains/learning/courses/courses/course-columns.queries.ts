import { and, eq, sql } from 'drizzle-orm'
import { stores } from '#domains/market/stores/stores/stores.table.ts'
import { isPublicUser } from '#domains/people/accounts/users/users.policy.ts'
import { users } from '#domains/people/accounts/users/users.table.ts'
import type { Context } from '#platform/context.ts'
import { files } from '#platform/files/files.table.ts'
import { photoDocument } from '#platform/files/photo-address.ts'
import { thumbnailUrl } from '#platform/files/thumbnail-url.ts'
import type { CourseCard } from './courses.schemas.ts'
import { courses } from './courses.table.ts'

const published = sql`from lessons l where l.course_id = ${courses.id} and l.state = 'publicada' and l.deleted_at is null`

export const starsColumn = sql<number | null>`case when ${courses.reviews_count} = 0 then null
  else round(${courses.stars_sum}::numeric / ${courses.reviews_count}, 1)::float8 end`

/** The lowest price of what opens it and is for sale now. */
const price = sql<number | null>`(select min(p.min_price) from course_products c join products p on p.id = c.product_id
  join stores s on s.id = p.store_id where c.course_id = ${courses.id} and p.kind <> 'consultoria' and p.state = 'publicado'
  and p.hidden_at is null and p.deleted_at is null and s.state = 'aberta' and s.deleted_at is null)`

/** Who asked for their account to be erased, or whose is: nothing of them is named. */
const isLeaving = sql`(${users.leaving_at} is not null or ${users.deleted_at} is not null)`

/** How who teaches is called; of a row of `users`. */
export const teacherName = sql<string>`case when ${isLeaving} then 'Conta apagada'
  else coalesce((select nullif(t.name, '') from teachers t where t.user_id = ${users.id}), ${users.nickname}) end`

/** Courses as cards: one query for any number of them. */
export const selectCourses = ({ db }: Pick<Context, 'db'>) =>
  db
    .select({
      id: courses.id,
      slug: courses.slug,
      title: courses.title,
      summary: courses.summary,
      level: courses.level,
      access: courses.access,
      file: files,
      cover_alt: courses.cover_alt,
      teacher: {
        id: users.id,
        nickname: sql<string>`case when ${isLeaving} then 'conta-apagada' else ${users.nickname} end`,
        name: teacherName,
        photo_url: sql<string | null>`case when ${isPublicUser()} then ${thumbnailUrl(users.photo_file_id)} end`,
        open: sql<boolean>`coalesce((${isPublicUser()}), false)`,
      },
      store: { slug: stores.slug, name: stores.name },
      lessons_count: sql<number>`(select count(*)::int ${published})`,
      minutes: sql<number>`(select coalesce(sum(l.minutes), 0)::int ${published})`,
      pupils_count: sql<number>`(select count(*)::int from enrolments e where e.course_id = ${courses.id})`,
      reviews_count: courses.reviews_count,
      stars: starsColumn,
      price,
      published_at: courses.published_at,
      state: courses.state,
      hidden_at: courses.hidden_at,
    })
    .from(courses)
    .innerJoin(users, eq(users.id, courses.teacher_id))
    .innerJoin(stores, eq(stores.id, courses.store_id))
    .leftJoin(files, and(eq(files.id, courses.cover_id)))

type Row = Awaited<ReturnType<ReturnType<typeof selectCourses>['execute']>>[number]

export const toCourseCard = (ctx: Context, { file, state: _, hidden_at: __, ...row }: Row): CourseCard => ({
  ...row,
  cover: file && photoDocument(ctx, file),
})
