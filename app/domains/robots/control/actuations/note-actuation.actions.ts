import type { Told } from '#domains/robots/devices/events/told.schemas.ts'
import type { Context } from '#platform/context.ts'
import type { ActuationWhy } from './device-actuations.table.ts'
import { keepActuation } from './keep-actuation.actions.ts'

type Heard = { device_id: number; event_id: number; at: Date; data: Extract<Told, { kind: 'actuation' }>['data'] }

/** A channel changed its level: kept with what decided it and what was read then. */
export async function noteActuation(tx: Context, { device_id, event_id, at, data }: Heard) {
  const { channel, level, by, why } = data
  const kept: ActuationWhy = {
    ...(why?.mode && { mode: { slug: why.mode.slug, version: why.mode.version } }),
    ...(why?.block && { block: why.block }),
    ...(why?.inputs && { inputs: why.inputs }),
    ...(why?.command && { command: why.command }),
  }
  await keepActuation(tx, { event_id, device_id, channel, level: Math.round(level), at, by, why: kept })
}
