import { findOwnPlant, findOwnSpace } from '#domains/garden/garden/index.ts'
import { findOwnPlan } from '#domains/garden/plans/index.ts'
import type { Context } from '#platform/context.ts'
import { AppError, invalidField } from '#platform/errors.ts'
import { daysBetween } from '#shared/dates.ts'
import type { PostCreate } from './posts.schemas.ts'

type Written = Pick<PostCreate, 'text' | 'teaser' | 'available_by' | 'photo_ids' | 'video_id'>

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
export async function whatAbout(tx: Context, { plant_id, space_id, plan_cultivation_id }: Partial<PostCreate>) {
  const plant = plant_id ? await own('plant_id', findOwnPlant(tx, String(plant_id))) : null
  const space = space_id ? await own('space_id', findOwnSpace(tx, String(space_id))) : null
  const plan = plan_cultivation_id
    ? await own('plan_cultivation_id', findOwnPlan(tx, String(plan_cultivation_id)))
    : null
  return {
    plant_id: plant?.id ?? null,
    space_id: space?.id ?? null,
    plan_id: plan?.id ?? null,
    plant_cycle_id: plant?.plant_cycle_id ?? null,
    cycle_day: plant ? Math.max(0, daysBetween(plant.cycle_since, tx.now())) + 1 : null,
  }
}

const own = <T>(field: string, found: Promise<T>) =>
  found.catch((error: unknown) => {
    if (error instanceof AppError) throw invalidField(field, 'Escolha algo do seu próprio cultivo.')
    throw error
  })
