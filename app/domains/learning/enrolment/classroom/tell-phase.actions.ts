import { sql } from 'drizzle-orm'
import type { LessonPhase } from '#domains/learning/courses/lessons/lesson.kinds.ts'
import { lessonPhaseWords } from '#domains/learning/courses/lessons/lesson.words.ts'
import { notify } from '#domains/people/notifications/index.ts'
import type { Context } from '#platform/context.ts'
import { openClasses } from './asks.queries.ts'

type Entered = { plant_id: number; created_by: number; plant_cycle_id: number }

/**
 * 'Sua Chica entrou em floração': of each course the classes that this opened. Only of the first plant that comes so far,
 * since for a second one they are open already; and not when a phase was taken back.
 */
export async function tellPhase(tx: Context, { plant_id, created_by, plant_cycle_id }: Entered) {
  const { rows } = await tx.db.execute<{ name: string; slug: LessonPhase; entered: boolean; times: number }>(sql`
    select p.name, i.slug, bool_or(c.plant_id = p.id) as entered, count(*)::int as times
    from plants p join catalogue_items i on i.id = ${plant_cycle_id}
    join catalogue_items reached on reached.catalogue = i.catalogue and reached."order" >= i."order"
    join plants o on o.created_by = p.created_by and o.deleted_at is null
    join plant_cycle_changes c on c.plant_id = o.id and c.plant_cycle_id = reached.id
    where p.id = ${plant_id} and p.created_by = ${created_by} and p.deleted_at is null group by p.name, i.slug`)
  const [plant] = rows
  if (!plant?.entered || plant.times > 1) return
  const opened = await openClasses(tx, created_by, { phase: plant.slug })
  for (const [course_id, classes] of Map.groupBy(opened, ({ course }) => course.id)) {
    const [first, ...others] = classes
    if (!first) continue
    const more = others.length ? `, e mais ${others.length}` : ''
    await notify(tx, {
      ...{ user_id: created_by, kind: 'course', key: `phase:${course_id}:${plant.slug}` },
      title: `Sua ${plant.name} entrou em ${lessonPhaseWords[plant.slug]}: aula ${first.place}`,
      text: `Abriu “${first.lesson.title}”${more}, de “${first.course.title}”`,
      url: `/dichavando/cursos/${first.course.slug}/${first.lesson.slug}`,
    })
  }
}
