import { eq } from 'drizzle-orm'
import { device_sensors } from '#domains/robots/device-models/sensors/sensors.table.ts'
import type { Context } from '#platform/context.ts'
import { alert_rules } from './rules/alert-rules.table.ts'

type Fields = Partial<typeof alert_rules.$inferInsert> & { link_id: number; sensor?: string }

/** A rule of a robot's link: over 30 °C for ten minutes, unless told otherwise. */
export async function anAlertRule(ctx: Context, { sensor = 'temperature', ...fields }: Fields) {
  const kind = fields.kind ?? 'range'
  const [found] = await ctx.db
    .select({ id: device_sensors.id })
    .from(device_sensors)
    .where(eq(device_sensors.key, sensor))
  const [rule] = await ctx.db
    .insert(alert_rules)
    .values({
      ...(kind === 'range' ? { sensor_id: found?.id, high: 30, hysteresis: 1 } : {}),
      updated_at: ctx.now(),
      ...fields,
      kind,
    })
    .returning()
  if (!rule) throw new Error('no rule')
  return rule
}
