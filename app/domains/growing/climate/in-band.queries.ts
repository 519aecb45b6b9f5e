import { findSpace } from '#domains/garden/garden/index.ts'
import type { Judged, Window } from '#domains/garden/plans/progress/hours-in-band.model.ts'
import type { Context } from '#platform/context.ts'
import { dayKey } from '#shared/dates.ts'
import { readPoints } from './climate.queries.ts'
import { addJudged, airInBand, meanAround, type PlantAir } from './in-band.model.ts'
import { stageBands } from './stage-bands.queries.ts'
import { type Stay, staysOf } from './stays.queries.ts'

/** Finer than anybody notes; a robot's five minutes come together without a loss. */
const BIN_MINUTES = 15

type Asked = { id: number; cycle_history: { on: string; plant_cycle: { slug: string } }[] }

export type VpdAround = Judged & { mean: number | null }

/** Of each window, the hours with a reading around this plant, those of them in its band of VPD, and the mean. */
export async function vpdAround(ctx: Context, plant: Asked, windows: Window[]): Promise<VpdAround[]> {
  const whole = {
    from: new Date(Math.min(...windows.map(({ from }) => from))),
    to: new Date(Math.max(...windows.map(({ to }) => to))),
  }
  const stays = (await staysOf(ctx, [plant.id], dayKey(whole.from))).filter(({ since }) => midnight(since) < +whole.to)
  const airs = await Promise.all(stays.map((stay) => airDuring(ctx, stay, { whole, cycles: cyclesOf(plant) })))
  return windows.map((window) => ({
    ...addJudged(airs.map((air) => airInBand(air, window))),
    mean: meanAround(airs, window),
  }))
}

type During = { whole: { from: Date; to: Date }; cycles: PlantAir['cycles'] }

async function airDuring(ctx: Context, { space_id, since, until }: Stay, { whole, cycles }: During): Promise<PlantAir> {
  const space = await findSpace(ctx, String(space_id))
  const [{ points }, bandsOf] = await Promise.all([
    readPoints(ctx, space, { ...whole, bin_minutes: BIN_MINUTES }),
    stageBands(ctx, [space_id], whole),
  ])
  return {
    samples: points.map(({ at, vpd }) => ({ at: at.getTime(), value: vpd?.avg ?? null })),
    stay: { from: midnight(since), to: until ? midnight(until) : Number.POSITIVE_INFINITY },
    planned: (bandsOf(space_id).bands.vpd ?? []).map(({ from, to, low, high }) => ({
      ...{ from: from.getTime(), to: to.getTime() },
      band: { from: low, to: high },
    })),
    cycles,
  }
}

function cyclesOf({ cycle_history }: Asked) {
  const oldestFirst = cycle_history.toSorted((one, other) => one.on.localeCompare(other.on))
  return oldestFirst.map(({ on, plant_cycle }, at) => {
    const next = oldestFirst[at + 1]
    return { slug: plant_cycle.slug, from: midnight(on), to: next ? midnight(next.on) : Number.POSITIVE_INFINITY }
  })
}

const midnight = (day: string) => Date.parse(`${day}T00:00:00-03:00`)
