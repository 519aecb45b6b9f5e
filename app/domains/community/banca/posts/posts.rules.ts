import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import { findOwnPlant, findOwnSpace } from '#domains/garden/garden/index.ts'
import { findOwnPlan } from '#domains/garden/plans/index.ts'
import { courses } from '#domains/learning/courses/courses/courses.table.ts'
import { notApart } from '#platform/access/apart.ts'
import type { PolicyViewer } from '#platform/access/viewer.ts'
import type { Context } from '#platform/context.ts'
import { AppError, invalidField } from '#platform/errors.ts'
import { daysBetween } from '#shared/dates.ts'
import type { PostCreate } from './posts.schemas.ts'

type Written = Pick<PostCreate, 'text' | 'teaser' | 'available_by' | 'photo_ids' | 'video_id'>

/** Of a private plant nothing goes to everybody because nothing was said. */
export async function audienceSaid(ctx: Context, { available_by, plant_id }: PostCreate) {
  if (available_by) return available_by
  const plant = plant_id ? await own('plant_id', findOwnPlant(ctx, String(plant_id))) : null
  if (plant?.private) throw invalidField('available_by', 'Escolha quem pode ler: a planta é privada.')
  return 'todos'
}

/** A post says or shows something; paid content says to everybody what it is about. */
export function demandContent({ text, teaser, available_by, photo_ids, video_id }: Written) {
  if (video_id && photo_ids.length)
    throw invalidField('video_id', 'Escolha fotos ou um vídeo: os dois juntos não cabem em um post.')
  if (!text && !photo_ids.length && !video_id)
    throw invalidField('text', 'Escreva algo, ou escolha uma foto ou um vídeo.')
  if (available_by === 'pago' && !teaser)
    throw invalidField('teaser', 'Escreva a chamada: é o que todos leem antes de ter acesso.')
}

/**
 * What the post is about, of the author, and the phase in which it is now: the plant's. 422 beside the field for a thing
 * that is not theirs.
 */
export async function whatAbout(
  tx: Context,
  { plant_id, space_id, plan_cultivation_id, about_course_id }: Partial<PostCreate>,
) {
  const plant = plant_id ? await own('plant_id', findOwnPlant(tx, String(plant_id))) : null
  const space = space_id ? await own('space_id', findOwnSpace(tx, String(space_id))) : null
  const plan = plan_cultivation_id
    ? await own('plan_cultivation_id', findOwnPlan(tx, String(plan_cultivation_id)))
    : null
  if (about_course_id && !(await tx.db.$count(courses, and(eq(courses.id, about_course_id), courseShown(tx.viewer)))))
    throw invalidField('about_course_id', 'Este curso não está mais na vitrine. Escolha outro.')
  return {
    about_course_id: about_course_id ?? null,
    plant_id: plant?.id ?? null,
    space_id: space?.id ?? null,
    plan_id: plan?.id ?? null,
    plant_cycle_id: plant?.plant_cycle_id ?? null,
    cycle_day: plant ? Math.max(0, daysBetween(plant.cycle_since, tx.now())) + 1 : null,
  }
}

/** A course that everybody may see: as its sales page is (learning/courses). */
export const courseShown = (viewer: PolicyViewer) =>
  and(
    eq(courses.state, 'publicado'),
    isNotNull(courses.published_at),
    isNull(courses.hidden_at),
    isNull(courses.deleted_at),
    notApart(viewer, courses.teacher_id),
  )

const own = <T>(field: string, found: Promise<T>) =>
  found.catch((error: unknown) => {
    if (error instanceof AppError)
      throw invalidField(field, 'Isto não está no seu cultivo, ou não está mais. Escolha outra coisa, ou “Nenhuma”.')
    throw error
  })
