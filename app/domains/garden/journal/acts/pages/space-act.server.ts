import { z } from 'zod'
import type { Client } from '#web/api-for.server.ts'
import { checkbox } from '#web/form.server.ts'
import { type Activity, activitiesOn, isTakenBy, takersAmong } from '../../activities/activity.model.ts'
import { ActInput } from '../../updates/updates.schemas.ts'
import { givenDoses, typedDoses } from './act-form.server.ts'

/** The log form of a space: on the space itself, all its plants, or some, each with its differing values. */
export const SpaceAct = ActInput.omit({ space_id: true, act_key: true }).extend({
  form: z.literal('post'),
  where: z.enum(['espaco', 'todas', 'escolhidas']).default('todas'),
  idempotency_key: ActInput.shape.act_key,
  /** With what still sprouts, which 'all' leaves out. */
  with_young: checkbox,
  doses: typedDoses,
})
type Typed = z.output<typeof SpaceAct>

/** Maximum number of plants in one act. */
const MOST = 500

/** All plants of a space by name, without lost ones; which of them get an activity, `takersAmong` says. */
export async function plantsIn({ garden }: Client, space_id: number) {
  const plants: PlantThere[] = []
  for (let page = 1; plants.length < MOST; page++) {
    const { data, last_page } = await garden.plants.list({ space_id, page, per_page: 100, order_by: 'name' })
    const living = data.filter(({ status }) => status !== 'morta')
    plants.push(...living.map(({ id, name, status, plant_cycle }) => ({ id, name, status, cycle: plant_cycle.slug })))
    if (page >= last_page) break
  }
  return plants
}

export type PlantThere = { id: number; name: string; status: 'viva' | 'colhida' | 'morta'; cycle: string }

type Done = { kind: Activity['kind']; activity_type_id?: number; with_young?: boolean }

/** Those of these plants that get it when it is done to all; of plants that were chosen, `with_young` too. */
export async function takersOf({ journal }: Client, done: Done, plants: PlantThere[]) {
  const own = done.kind === 'propria' ? (await journal.activities.list()).data : []
  const activity = activitiesOn('space', own).find(
    (one) => one.kind === done.kind && one.activity_type_id === (done.activity_type_id ?? null),
  )
  if (!activity) return plants.map(({ id }) => id)
  const takers = done.with_young ? plants.filter((plant) => isTakenBy(activity, plant)) : takersAmong(activity, plants)
  return takers.map(({ id }) => id)
}

/** Converts the form of a space to one act. */
export async function actOf(api: Client, space_id: number, typed: Typed): Promise<ActInput> {
  // A phase is the plants': a space has none.
  const where = typed.where === 'espaco' && typed.enters_flowering ? 'todas' : typed.where
  if (where !== 'espaco')
    return actOnPlants(
      { ...typed, where },
      where === 'todas' ? await takersOf(api, typed, await plantsIn(api, space_id)) : [],
    )
  const { form: _, where: __, with_young: ___, idempotency_key: act_key, doses, ...input } = typed
  return { ...input, act_key, doses: givenDoses(doses), space_id, plant_ids: [], corrections: [] }
}

/** Converts the form of several plants to one act: all listed plants, or the selected ones. */
export function actOnPlants(typed: Typed, listed: number[]): ActInput {
  const { form: _, with_young: __, where, idempotency_key: act_key, corrections, doses, ...rest } = typed
  const { plant_ids: chosen, ...input } = rest
  const plant_ids = where === 'todas' ? listed : chosen
  return {
    ...input,
    act_key,
    doses: givenDoses(doses),
    plant_ids,
    corrections: corrections.filter(({ plant_id }) => plant_ids.includes(plant_id)).map(inUnitsOf(typed)),
  }
}

/** A plant's differing value is in the act's scale and unit, which its row does not repeat; one sent with its own keeps it. */
const inUnitsOf =
  ({ measures }: Typed) =>
  (correction: Typed['corrections'][number]) => ({
    ...correction,
    measures: Object.fromEntries(
      Object.entries(correction.measures).map(([name, one]) => {
        const { scale, unit } = { scale: undefined, unit: undefined, ...measures[name as 'volume_ml'] }
        return [name, { scale, unit, ...one }]
      }),
    ),
  })
