import type { z } from 'zod'
import { energyCost } from '#domains/garden/calculators/light-cost.model.ts'
import { showPlant, showSpace } from '#domains/garden/garden/index.ts'
import type { PlantDetail } from '#domains/garden/garden/plants/plants.schemas.ts'
import { midnight } from '#domains/robots/control/energy/energy-window.model.ts'
import type { Context } from '#platform/context.ts'
import { invalidField } from '#platform/errors.ts'
import { dayKey, daysBetween } from '#shared/dates.ts'
import { dryingForecast } from './drying-forecast.model.ts'
import {
  dosesOf,
  growingSpaceOf,
  otherHarvests,
  plannedLight,
  plantsSharing,
  weighingsOf,
} from './harvest-rows.queries.ts'
import type { HarvestFilter, HarvestQuery, HarvestReport } from './harvests.schemas.ts'
import { inputCosts } from './input-costs.model.ts'
import { kwhOf, lightSpans } from './light-spans.model.ts'
import { freshWaterOf, type OwnRatio, ownRatio } from './own-ratio.model.ts'
import { plantEnergy } from './robot-energy.model.ts'
import { robotEnergy, robotTariff } from './robot-energy.queries.ts'
import { weightLost } from './weight-lost.model.ts'
import { costPerGram, yieldOf } from './yield.model.ts'

const FRESH_WATER = 0.78
const TARGET_WATER = 0.12

/** Yield, drying and costs of a plant. Same visibility as the plant; costs and the own average for its owner only. */
export async function showHarvest(ctx: Context, { id_or_slug, ...query }: HarvestFilter): Promise<HarvestReport> {
  const plant = await showPlant(ctx, id_or_slug)
  const isGrower = ctx.viewer?.id === plant.created_by
  const own_ratio = await ratioFor(ctx, plant)
  const harvested = await yieldFor(ctx, plant, { isGrower, typed: query.kwh ?? null })
  return {
    plant_id: plant.id,
    weights: { wet_g: plant.wet_g, dry_g: plant.dry_g, cured_g: plant.cured_g },
    drying: await dryingOf(ctx, plant, { query, own: own_ratio }),
    own_ratio,
    yield: harvested,
    costs: isGrower ? await costsOf(ctx, plant, harvested, await tariffOf(ctx, query, harvested)) : null,
  }
}

/** Drying as the weighings until then told it. */
export const dryingUntil = async (ctx: Context, plant: PlantDetail, until: Date) =>
  dryingOf(ctx, plant, { query: {}, own: await ratioFor(ctx, plant), until })

/** For the grower alone. */
const ratioFor = async (ctx: Context, plant: PlantDetail) =>
  ctx.viewer?.id === plant.created_by ? ownRatio(await otherHarvests(ctx, plant)) : null

type Weighed = { query: HarvestQuery; own: OwnRatio | null; until?: Date }

async function dryingOf(ctx: Context, plant: PlantDetail, { query, own, until }: Weighed) {
  const { cut_at, weighings, parts } = await weighingsOf(ctx, plant.id, until)
  const target_water = query.target_water === undefined ? TARGET_WATER : query.target_water / 100
  const waters = { ...freshWater(query, target_water, own), target_water }
  if (target_water >= waters.fresh_water)
    throw invalidField('target_water', 'No fim há menos água do que na colheita. Confira os dois valores.')
  const wet_at = cut_at ?? (plant.ended_on ? new Date(`${plant.ended_on}T12:00:00-03:00`) : null)
  const wet = plant.wet_g !== null && wet_at ? { at: wet_at, grams: plant.wet_g } : null
  const forecast = dryingForecast({ wet, weighings, ...waters })
  const over = plant.dry_g !== null || plant.cured_g !== null
  const ahead = over ? { ...forecast, ready_at: null, why: null } : forecast
  const late = ahead.ready_at !== null && ahead.ready_at < ctx.now()
  const lost = parts.flatMap(({ part, weighings }) => {
    const found = weightLost(weighings)
    return found ? [{ part, ...found }] : []
  })
  return { ...waters, ...ahead, late, over, parts: lost, ...daysOfCycles(ctx, plant) }
}

/** The typed value, else learned from at least two harvests, else the middle of 75 to 80 %. */
function freshWater({ fresh_water }: HarvestQuery, target: number, own: OwnRatio | null) {
  if (fresh_water !== undefined) return { fresh_water: fresh_water / 100, fresh_water_from: 'digitada' as const }
  const learned = own && freshWaterOf(own.average, target)
  if (learned && learned > target && learned < 1)
    return { fresh_water: learned, fresh_water_from: 'sua-media' as const }
  return { fresh_water: FRESH_WATER, fresh_water_from: 'padrao' as const }
}

/** Whole days of drying and curing so far; null for a cycle that it has not entered. */
function daysOfCycles({ now }: Context, { cycle_history }: PlantDetail) {
  const entered = cycle_history.toSorted((a, b) => a.on.localeCompare(b.on))
  const daysIn = (slug: string) => {
    const at = entered.findIndex(({ plant_cycle }) => plant_cycle.slug === slug)
    const since = entered[at]?.on
    return since === undefined ? null : daysBetween(since, entered[at + 1]?.on ?? dayKey(now()))
  }
  return { drying_days: daysIn('secagem'), cure_days: daysIn('cura') }
}

type Yield = z.infer<typeof HarvestReport>['yield']

type Asks = { isGrower: boolean; typed: number | null }

async function yieldFor(ctx: Context, plant: PlantDetail, { isGrower, typed }: Asks): Promise<Yield> {
  const basis = plant.cured_g !== null ? ('curado' as const) : plant.dry_g !== null ? ('seco' as const) : null
  const grams = plant.cured_g ?? plant.dry_g
  const until = plant.ended_on ?? dayKey(ctx.now())
  const history = plant.cycle_history.map(({ on, plant_cycle: { name, slug } }) => ({ on, name, slug }))
  const spans = lightSpans(history, until, await plannedLight(ctx, plant.id))
  const grew_in = await growingSpaceOf(ctx, plant.id)
  const space = grew_in === null ? null : await showSpace(ctx, String(grew_in))
  const lived = { from: plant.started_on, to: until }
  const sharing = space ? await plantsSharing(ctx, space.id, lived) : 0
  const whole = {
    watts: space?.figures.lamp_watts ?? null,
    area_m2: space?.figures.area_m2 ?? null,
    plants: Math.max(1, sharing),
  }
  const life = { from: plant.started_on, to: plant.ended_on ? midnight(plant.ended_on) : ctx.now() }
  const robot = isGrower ? await robotEnergy(ctx, plant.id, life) : null
  const lamps = kwhOf(whole.watts, spans)
  const energy = plantEnergy({ ...{ robot, lamps, plants: whole.plants }, typed: isGrower ? typed : null })
  return {
    grams,
    basis,
    space: space && { id: space.id, slug: space.slug, name: space.name },
    ...whole,
    ...energy,
    robot,
    spans,
    ...yieldOf({ grams, ...whole, kwh_share: energy.kwh_share }),
  }
}

/** Energy by its share of the lamps, and the inputs that can be priced. The total requires the energy cost. */
async function costsOf(ctx: Context, plant: PlantDetail, { kwh_share, grams }: Yield, priced: Tariff) {
  const { used, left_out } = inputCosts(await dosesOf(ctx, plant.id))
  const reais = energyCost(kwh_share, priced.tariff)
  const energy = reais === null ? null : reais * 100
  const inputs = used.reduce((sum, { centavos }) => sum + centavos, 0)
  const total = energy === null ? null : energy + inputs
  return { ...priced, energy, used, left_out, inputs, total, per_gram: costPerGram(total, grams) }
}

type Tariff = { tariff: number | null; tariff_from: 'digitada' | 'robo' | null }

async function tariffOf(ctx: Context, { tariff }: HarvestQuery, { space }: Yield): Promise<Tariff> {
  if (tariff !== undefined) return { tariff, tariff_from: 'digitada' }
  const said = space ? await robotTariff(ctx, space.id) : null
  return { tariff: said, tariff_from: said === null ? null : 'robo' }
}
