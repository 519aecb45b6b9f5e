import { z } from 'zod'
import { PlantRef } from '#domains/garden/garden/plants/plants.schemas.ts'
import { energySources } from '#domains/robots/control/energy/energy.kinds.ts'
import { partNames } from './part.kinds.ts'
import { kwhOrigins, robotGaps } from './robot-energy.model.ts'

const nullable = z.number().nullable()
const percent = z.coerce.number().min(0).max(99)

/** Inputs besides the journal; shares of water in %, energy of the space in kWh, the tariff in R$ per kWh. */
export const HarvestQuery = z.object({
  fresh_water: percent.optional(),
  target_water: percent.optional(),
  kwh: z.coerce.number().min(0).max(100_000).optional(),
  tariff: z.coerce.number().min(0).max(20).optional(),
})
export type HarvestQuery = z.infer<typeof HarvestQuery>
export const HarvestFilter = HarvestQuery.extend(PlantRef.shape)
export type HarvestFilter = z.infer<typeof HarvestFilter>

const Weighing = z.object({ at: z.date(), grams: z.number() })
const Drying = z.object({
  /** Shares of water, 0 to 1, and the origin of the one at harvest. */
  fresh_water: z.number(),
  fresh_water_from: z.enum(['digitada', 'sua-media', 'padrao']),
  target_water: z.number(),
  /** The wet weight first, then each weighing. */
  points: z.array(z.object({ at: z.date(), grams: z.number(), water: nullable })),
  /** What a branch or a sample lost of its own first weight, as a share; null when it weighs more than at first. */
  parts: z.array(z.object({ part: z.enum(partNames), first: Weighing, last: Weighing, lost: nullable })),
  dry_g: nullable,
  /** Share of the remaining water lost per day. */
  rate: nullable,
  ready_at: z.date().nullable(),
  why: z.enum(['sem-umido', 'poucas-pesagens', 'leve-demais', 'pesada-demais', 'nao-caiu', 'quase-parou']).nullable(),
  reached_at: z.date().nullable(),
  /** The forecast day has passed without another weighing. */
  late: z.boolean(),
  /** The dry weight is known, so there is no forecast. */
  over: z.boolean(),
  drying_days: nullable,
  cure_days: nullable,
})

const Yield = z.object({
  /** Basis of the figures: cured weight if known, else dry. */
  grams: nullable,
  basis: z.enum(['curado', 'seco']).nullable(),
  /** Where it grew, also when it is in the drying space now. */
  space: z.object({ id: z.number().int(), slug: z.string(), name: z.string() }).nullable(),
  watts: nullable,
  area_m2: nullable,
  /** Plants of the space during the same time, including this one. */
  plants: z.number().int(),
  /** Of the space, and of this plant: what its grower typed, what their robots tell, or what the lamps must have drawn. */
  kwh: nullable,
  kwh_share: nullable,
  kwh_from: z.enum(kwhOrigins).nullable(),
  /** What robots that stood there tell, and why that does not count; for the owner only. */
  robot: z
    .object({
      kwh: nullable,
      source: z.enum(energySources).nullable(),
      days: z.number().int(),
      known_days: z.number().int(),
      /** Channels whose watts nobody knows. */
      unknown: z.array(z.string()),
      why_not: z.enum(robotGaps).nullable(),
    })
    .nullable(),
  spans: z.array(z.object({ name: z.string(), days: z.number(), hours: z.number(), planned: z.boolean() })),
  per_watt: nullable,
  per_m2: nullable,
  per_kwh: nullable,
})

/** In centavos; visible to the owner only. */
const Costs = z.object({
  /** R$ per kWh: as typed, else as said of the robot that stands there; null until entered. */
  tariff: nullable,
  tariff_from: z.enum(['digitada', 'robo']).nullable(),
  energy: nullable,
  used: z.array(z.object({ name: z.string(), used: z.number(), unit: z.enum(['ml', 'g']), centavos: z.number() })),
  left_out: z.array(
    z.object({ name: z.string(), why: z.enum(['sem-preco', 'sem-conteudo', 'sem-volume']), doses: z.number().int() }),
  ),
  inputs: z.number(),
  total: nullable,
  per_gram: nullable,
})

/** Grams; one not taken is null. */
export const HarvestWeights = z.object({ wet_g: nullable, dry_g: nullable, cured_g: nullable })

export const HarvestReport = z.object({
  plant_id: z.number().int(),
  weights: HarvestWeights,
  drying: Drying,
  /** Average of the owner's other harvests; for the owner only. */
  own_ratio: z.object({ average: z.number(), harvests: z.number().int() }).nullable(),
  yield: Yield,
  costs: Costs.nullable(),
})
export type HarvestReport = z.infer<typeof HarvestReport>
