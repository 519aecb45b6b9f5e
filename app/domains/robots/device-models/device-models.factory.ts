import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { model_channels } from './channels/model-channels.table.ts'
import { device_models } from './models/device-models.table.ts'
import { device_parts, model_parts } from './parts/device-parts.table.ts'
import { device_sensors, model_sensors } from './sensors/sensors.table.ts'

const sensors = [
  { key: 'temperature', name: 'Temperatura', unit: '°C', low: -20, high: 60, most_per_minute: 10, stuck_minutes: 240 },
  { key: 'humidity', name: 'Umidade', unit: '%', low: 0, high: 100, most_per_minute: 40, stuck_minutes: 240 },
  { key: 'vpd', name: 'VPD', unit: 'kPa', decimals: 2, kind: 'derived' as const },
  { key: 'soil_moisture', name: 'Umidade do solo', unit: '%', low: 0, high: 100 },
]

/** A model with four sensors (slots 1 to 4: temperature, humidity, VPD, soil moisture), a lamp, an exhaust and a pump. */
export async function aDeviceModel(ctx: Context, fields: Partial<typeof device_models.$inferInsert> = {}) {
  const name = fields.name ?? `Ganzá ${randomUUID().slice(0, 8)}`
  const [model] = await ctx.db
    .insert(device_models)
    .values({ slug: name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-'), name, ...fields })
    .returning()
  if (!model) throw new Error('no model')
  const kept = await ctx.db
    .insert(device_sensors)
    .values(sensors)
    .onConflictDoUpdate({ target: device_sensors.key, set: { key: sql`excluded.key` } })
    .returning()
  const slotOf = (key: string) => sensors.findIndex((one) => one.key === key) + 1
  await ctx.db
    .insert(model_sensors)
    .values(kept.map(({ id, key }) => ({ model_id: model.id, sensor_id: id, slot: slotOf(key) })))
  await ctx.db.insert(model_channels).values([
    { model_id: model.id, slug: 'luz', name: 'Luz', kind: 'lamp', has_level: true, watts: 240, order_by: 1 },
    {
      model_id: model.id,
      slug: 'exaustor',
      name: 'Exaustor',
      kind: 'exhaust',
      has_level: true,
      watts: 35,
      order_by: 2,
    },
    { model_id: model.id, slug: 'bomba', name: 'Bomba', kind: 'pump', watts: 12, most_on_minutes: 10, order_by: 3 },
  ])
  return model
}

/** A part at a channel of a model, or of the robot as a whole. Returns its id. */
export async function aPart(
  ctx: Context,
  model_id: number,
  { channel = '', ...part }: { code: string; life_hours: number; channel?: string },
) {
  const [row] = await ctx.db
    .insert(device_parts)
    .values({ ...part, name: part.code })
    .returning()
  if (!row) throw new Error('no part')
  await ctx.db.insert(model_parts).values({ model_id, part_id: row.id, channel })
  return row.id
}
