import { cutPhases } from '#domains/garden/garden/harvest-holds/harvest-holds.kinds.ts'
import { findPlant } from '#domains/garden/garden/index.ts'
import { canUpdate } from '#domains/garden/garden/plants/plants.policy.ts'
import { quickPlant } from '#domains/garden/journal/index.ts'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { wateringAdvice } from './watering-advice.model.ts'
import type { WateringAnswer } from './watering-advice.schemas.ts'
import { wateringFacts } from './watering-facts.queries.ts'

/** When a plant will probably want water, for who tends it. */
export async function showWateringAdvice(ctx: Context, id_or_slug: string): Promise<WateringAnswer> {
  const plant = await findPlant(ctx, id_or_slug)
  if (!canUpdate(ctx.viewer, plant)) throw new AppError('forbidden', 'Só quem cultiva esta planta vê quando regar.')
  if (plant.status !== 'viva' || plant.archived_at) return { advice: null, repeat: null }
  const [facts, repeat] = await Promise.all([wateringFacts(ctx, [plant.id]), quickPlant(ctx, plant.id)])
  const own = facts.get(plant.id)
  const cycle = own?.cycles.at(-1)?.slug
  if (!own || cutPhases.some((cut) => cut === cycle)) return { advice: null, repeat: null }
  return { advice: wateringAdvice(own, ctx.now()), repeat }
}
