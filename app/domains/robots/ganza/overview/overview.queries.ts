import { and, asc, count, countDistinct, desc, eq, gte, isNull, sql } from 'drizzle-orm'
import { device_models } from '#domains/robots/device-models/models/device-models.table.ts'
import { deviceStates } from '#domains/robots/devices/devices/device-status.model.ts'
import { devices } from '#domains/robots/devices/devices/devices.table.ts'
import { deviceStateOf, listStaffEvents, weekAgo } from '#domains/robots/devices/index.ts'
import { device_links } from '#domains/robots/devices/links/device-links.table.ts'
import { telemetry_refusals } from '#domains/robots/telemetry/ingest/telemetry.table.ts'
import type { Context } from '#platform/context.ts'
import type { GanzaOverview } from './overview.schemas.ts'

const ERRORS = 8

/** What an analyst looks at first: how many robots are well, what they run, and what goes wrong. */
export async function ganzaOverview(ctx: Context): Promise<GanzaOverview> {
  const { db } = ctx
  const built = isNull(devices.deleted_at)
  const state = deviceStateOf(ctx)
  const refusals = sql<number>`sum(${telemetry_refusals.count})::int`
  const [[totals], states, models, firmware, refused, errors] = await Promise.all([
    db
      .select({
        total: count(),
        linked: count(device_links.id),
        blocked: count(devices.blocked_at),
      })
      .from(devices)
      .leftJoin(device_links, and(eq(device_links.device_id, devices.id), isNull(device_links.unlinked_at)))
      .where(built),
    db
      .select({ state, count: count() })
      .from(devices)
      .innerJoin(device_models, eq(device_models.id, devices.model_id))
      .where(built)
      // By its place: the parameters of a second copy would not count as the same expression.
      .groupBy(sql`1`),
    db
      .select({ id: device_models.id, name: device_models.name, count: count(devices.id) })
      .from(device_models)
      .leftJoin(devices, and(eq(devices.model_id, device_models.id), built))
      .where(isNull(device_models.deleted_at))
      .groupBy(device_models.id)
      .orderBy(desc(count(devices.id)), asc(device_models.name)),
    db
      .select({ version: devices.firmware, count: count() })
      .from(devices)
      .where(built)
      .groupBy(devices.firmware)
      .orderBy(desc(count())),
    db
      .select({
        reason: telemetry_refusals.reason,
        devices: countDistinct(telemetry_refusals.device_id),
        count: refusals,
      })
      .from(telemetry_refusals)
      .where(gte(telemetry_refusals.day, weekAgo(ctx.now())))
      .groupBy(telemetry_refusals.reason)
      .orderBy(desc(refusals)),
    listStaffEvents(ctx, { source: 'device', kind: 'error', per_page: ERRORS }),
  ])
  const countOf = new Map(states.map((row) => [row.state, row.count]))
  return {
    ...(totals ?? { total: 0, linked: 0, blocked: 0 }),
    states: deviceStates.map((one) => ({ state: one, count: countOf.get(one) ?? 0 })),
    ...{ models, firmware, refused, errors: errors.data },
  }
}
