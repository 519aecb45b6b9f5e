import { metricNamed } from '#domains/garden/journal/activities/metric.kinds.ts'
import { writeAct } from '#domains/garden/journal/index.ts'
import { ActInput } from '#domains/garden/journal/updates/updates.schemas.ts'
import type { Told } from '#domains/robots/devices/events/told.schemas.ts'
import type { Context } from '#platform/context.ts'
import { inPlaceOfOwner } from './in-place-of-owner.actions.ts'
import { WATERED, wateredWords } from './robot-act.words.ts'
import { robotActKey } from './robot-act-key.secrets.ts'
import { wateredPlants, whereItStood } from './where-it-stood.queries.ts'

type Heard = { device_id: number; at: Date }
type Watering = Extract<Told, { kind: 'watering' }>['data']
type Note = Extract<Told, { kind: 'note' }>['data']

/**
 * A robot watered: one act 'rega' on all plants that stood then in its space and were watered still, its volume shared among them. Told
 * again it is the same act; undone it stays undone. Without a volume, or without plants, it is a note in the space.
 */
export async function writeWatering(tx: Context, { device_id, at }: Heard, { id, liters, seconds }: Watering) {
  const stood = await whereItStood(tx, device_id, at)
  if (!stood) return
  const plants = await wateredPlants(tx, stood.space_id, stood.user_id, at)
  const total = plants.length && liters ? sharedAmong(liters, plants.length) : null
  const act_key = robotActKey(stood.link_id, 'watering', id)
  await write(
    tx,
    { ...stood, act_key, at },
    total === null
      ? { kind: 'robo', space_id: stood.space_id, text: wateredWords({ liters, seconds }) }
      : {
          kind: 'rega',
          plant_ids: plants.map((plant) => plant.id),
          text: WATERED,
          measures: { volume_ml: { value: total } },
          volume_for: 'total',
        },
  )
}

/** What a robot writes is an update of its space. */
export async function writeNote(tx: Context, { device_id, at }: Heard, { id, text }: Note) {
  const stood = await whereItStood(tx, device_id, at)
  if (!stood || !text.trim()) return
  const act_key = robotActKey(stood.link_id, 'note', id)
  await write(tx, { ...stood, act_key, at }, { kind: 'robo', space_id: stood.space_id, text: text.trim() })
}

type Where = { user_id: number; act_key: string; at: Date }

async function write(tx: Context, { user_id, act_key, at }: Where, content: object) {
  // A robot's clock may be some minutes ahead; the journal knows no future.
  const happened_at = new Date(Math.min(at.getTime(), tx.now().getTime())).toISOString()
  const input = ActInput.parse({ ...content, act_key, happened_at })
  await writeAct(await inPlaceOfOwner(tx, user_id), input, { retold: true })
}

/** ml, shared as by hand; null when a plant cannot have had so much: then it is told in words. */
function sharedAmong(liters: number, plants: number): number | null {
  const total = Math.round(liters * 1000)
  return total / plants > metricNamed('volume_ml').to ? null : total
}
