import { and, desc, eq, isNotNull, isNull, ne, type SQL, sql } from 'drizzle-orm'
import { plants } from '#domains/garden/garden/plants/plants.table.ts'
import { activityOf } from '#domains/garden/journal/activities/activity.kinds.ts'
import { showUpdates } from '#domains/garden/journal/index.ts'
import { updates } from '#domains/garden/journal/updates/updates.table.ts'
import { courses } from '#domains/learning/courses/courses/courses.table.ts'
import { requirementOf } from '#domains/learning/courses/index.ts'
import { type AskedEntry, answersTo } from '#domains/learning/courses/lessons/asked-entry.kinds.ts'
import { type Lesson, lessons } from '#domains/learning/courses/lessons/lessons.table.ts'
import { notApart } from '#platform/access/apart.ts'
import type { Context } from '#platform/context.ts'
import { dayKey } from '#shared/dates.ts'
import { pick } from '#shared/pick.ts'
import { openTo, unmet } from '../enrolments/access.queries.ts'
import { type Enrolment, enrolments } from '../enrolments/enrolments.table.ts'
import { agreedAt } from './agreements.queries.ts'
import type { ClassroomPage, SeenEntry } from './classroom.schemas.ts'
import { lockIn, type OpenedLesson, phasesOf } from './find-lesson.queries.ts'
import { later, openSince } from './locks.model.ts'
import { lesson_progress } from './progress.table.ts'

const MOST = 20

/** What an assignment asks of the journal, with the entries that answer it already; two are read only while it is open. */
export async function askOf(ctx: Context, { course, lesson, who, lock, enrolment, role }: OpenedLesson) {
  if (!lesson.asks || role === 'outside') return null
  const ask: NonNullable<ClassroomPage['lesson']['asks']> = {
    ...{ entry: lesson.asks, phase: lesson.asks_phase },
    ...{ agreed: false, found: [], has_plants: true },
  }
  if (!who || lock || !enrolment) return ask
  const [rows, [mine]] = await Promise.all([
    answering(ctx, { enrolment, lesson, since: openSince(lesson, who) }),
    ctx.db
      .select({
        at: agreedAt(enrolment.id, course.teacher_id),
        has_plants: sql<boolean>`exists (select from plants p where p.created_by = ${enrolment.user_id} and p.deleted_at is null)`,
      })
      .from(lessons)
      .where(eq(lessons.id, lesson.id)),
  ])
  const found = rows.map(({ kind, ...row }) => ({ ...row, label: activityOf(kind)?.label ?? kind }))
  return { ...ask, agreed: Boolean(mine?.at), found, has_plants: mine?.has_plants ?? false }
}

type Asked = {
  enrolment: Pick<Enrolment, 'id' | 'user_id'>
  lesson: Pick<Lesson, 'id' | 'asks' | 'asks_phase'>
  since: Date
  /** Of these; and none that was written before a moment. */
  ids?: number[]
  agreed_at?: Date
}

/**
 * Entries that answer what a class asks: written by the pupil after they reached it, on a plant of their own that was in
 * the phase on that day. An older day may be noted, but not one before the class was reached. What did another class of the
 * course does no second one.
 */
export const answering = ({ db }: Context, { enrolment, lesson, since, ids, agreed_at = since }: Asked) =>
  db
    .select({ ...pick(updates, 'id', 'kind', 'happened_at'), plant: plants.name })
    .from(updates)
    .innerJoin(
      plants,
      and(eq(plants.id, updates.plant_id), eq(plants.created_by, enrolment.user_id), isNull(plants.deleted_at)),
    )
    .where(
      and(
        eq(updates.created_by, enrolment.user_id),
        isNull(updates.deleted_at),
        sql`${updates.created_at} >= ${later(since, agreed_at).toISOString()}`,
        sql`${onDay} >= ${dayKey(since)}::date`,
        ids && sql`${updates.id} = any(${sql.param(ids)}::int[])`,
        lesson.asks ? isAnswer(lesson.asks) : sql`false`,
        lesson.asks_phase ? sql`${phaseThen} = ${lesson.asks_phase}` : undefined,
        sql`not exists (select from submissions s where s.enrolment_id = ${enrolment.id} and s.update_id = ${updates.id}
          and s.lesson_id <> ${lesson.id})`,
      ),
    )
    .orderBy(desc(updates.happened_at), desc(updates.id))
    .limit(MOST)

const onDay = sql`(${updates.happened_at} at time zone 'America/Sao_Paulo')::date`

/** The phase of its plant on that day. */
const phaseThen = sql`(select i.slug from plant_cycle_changes c join catalogue_items i on i.id = c.plant_cycle_id
  where c.plant_id = ${plants.id} and c."on" <= ${onDay} order by c."on" desc, c.id desc limit 1)`

function isAnswer(asks: AskedEntry): SQL {
  const { kinds, metric, photo } = answersTo[asks]
  if (photo) return sql`exists (select from update_photos f where f.update_id = ${updates.id})`
  if (metric) return sql`${updates.measures} ? ${metric}`
  return sql`${updates.kind} = any(${sql.param([...(kinds ?? [])])}::text[])`
}

/** Which classes are looked for: those that ask and are not done, or those that a phase opens. */
type Which = { asking: true } | { phase: string }

/** Classes that are open to somebody in the courses that they are in. Two statements; one when there are none. */
export async function openClasses(ctx: Context, user_id: number, which: Which) {
  const rows = await ctx.db
    .select({
      enrolment: enrolments,
      lesson: lessons,
      course: pick(courses, 'id', 'slug', 'title', 'teacher_id'),
      missing: requirementOf(ctx.viewer, unmet(user_id, ctx.now())),
      place: placeInCourse,
      agreed_at: agreedAt(enrolments.id, courses.teacher_id),
    })
    .from(enrolments)
    .innerJoin(courses, eq(courses.id, enrolments.course_id))
    .innerJoin(lessons, eq(lessons.course_id, courses.id))
    .leftJoin(
      lesson_progress,
      and(eq(lesson_progress.enrolment_id, enrolments.id), eq(lesson_progress.lesson_id, lessons.id)),
    )
    .where(
      and(
        eq(enrolments.user_id, user_id),
        'asking' in which ? isNotNull(lessons.asks) : sql`${lessons.phase} = ${which.phase}`,
        isNull(lesson_progress.done_at),
        ...[eq(lessons.state, 'publicada'), isNull(lessons.deleted_at), ne(courses.state, 'rascunho')],
        ...[isNull(courses.hidden_at), isNull(courses.deleted_at), ne(courses.teacher_id, user_id)],
        notApart(ctx.viewer, courses.teacher_id),
        openTo(courses.id, user_id, ctx.now()),
      ),
    )
    .orderBy(enrolments.id, placeInCourse)
    .limit(100)
  if (!rows.length) return []
  const phases = await phasesOf(ctx, user_id)
  return rows.flatMap((row) => {
    const who = { since: row.enrolment.created_at, now: ctx.now(), phases }
    return lockIn(row, who, row.lesson) ? [] : [{ ...row, since: openSince(row.lesson, who) }]
  })
}

/** 'Aula 7': where a class stands among those that pupils have. */
const placeInCourse = sql<number>`(select count(*)::int from lessons b join course_modules n on n.id = b.module_id
  where b.course_id = ${lessons.course_id} and b.state = 'publicada' and b.deleted_at is null
    and (n.position, n.id, b.position, b.id) <= (select m.position, m.id, ${lessons.position}, ${lessons.id}
      from course_modules m where m.id = ${lessons.module_id}))`

/**
 * Entries as their teacher gets them: nothing of the plant. Those that stand, of plants that stand. Who may see them at
 * all the caller has judged.
 */
export async function entriesSeen(ctx: Context, ids: number[]): Promise<(SeenEntry & { id: number })[]> {
  const { rows } = await ctx.db.execute<{ id: number }>(sql`select u.id from updates u
    join plants p on p.id = u.plant_id and p.created_by = u.created_by
    where u.id = any(${sql.param(ids)}::int[]) and u.deleted_at is null and p.deleted_at is null`)
  const cards = await showUpdates(
    ctx,
    rows.map(({ id }) => id),
  )
  return cards.map((card) => ({
    ...pick(card, 'id', 'kind', 'label', 'text', 'measures', 'item', 'happened_at', 'edited_at', 'photos'),
    doses: card.doses.map((dose) => pick(dose, 'name', 'amount', 'unit')),
  }))
}
