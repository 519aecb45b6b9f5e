import { and, eq, isNull, sql } from 'drizzle-orm'
import { device_mode_versions } from '#domains/robots/control/modes/modes.table.ts'
import { device_shadows } from '#domains/robots/control/shadow/device-shadows.table.ts'
import { device_models } from '#domains/robots/device-models/models/device-models.table.ts'
import { model_sensors } from '#domains/robots/device-models/sensors/sensors.table.ts'
import { devices } from '#domains/robots/devices/devices/devices.table.ts'
import { device_links } from '#domains/robots/devices/links/device-links.table.ts'
import { telemetry_last } from '#domains/robots/telemetry/ingest/telemetry.table.ts'
import type { Context } from '#platform/context.ts'
import { alert_rules } from '../rules/alert-rules.table.ts'
import { alert_episodes } from './alert-episodes.table.ts'

export type WatchedRule = Awaited<ReturnType<typeof watchedRules>>[number]

/** All rules that are on, of robots that somebody has (or of one), with what each was last judged by. One query. */
export const watchedRules = ({ db }: Context, device_id?: number) =>
  db
    .select({
      rule: alert_rules,
      device: { id: devices.id, model_id: devices.model_id, last_seen_at: devices.last_seen_at },
      linked_at: device_links.linked_at,
      interval_seconds: device_models.interval_seconds,
      slot: model_sensors.slot,
      last: telemetry_last,
      episode: alert_episodes,
      /** 'null' is a mode that is always night; SQL's null: no mode. */
      day: sql<{ from: string; to: string } | null>`${device_mode_versions.program} -> 'day'`,
      has_mode: sql<boolean>`${device_mode_versions.mode_id} is not null`,
    })
    .from(alert_rules)
    .innerJoin(device_links, and(eq(device_links.id, alert_rules.link_id), isNull(device_links.unlinked_at)))
    .innerJoin(devices, and(eq(devices.id, device_links.device_id), isNull(devices.deleted_at)))
    .innerJoin(device_models, eq(device_models.id, devices.model_id))
    .leftJoin(
      model_sensors,
      and(eq(model_sensors.model_id, devices.model_id), eq(model_sensors.sensor_id, alert_rules.sensor_id)),
    )
    .leftJoin(telemetry_last, eq(telemetry_last.device_id, devices.id))
    .leftJoin(alert_episodes, and(eq(alert_episodes.rule_id, alert_rules.id), isNull(alert_episodes.ended_at)))
    .leftJoin(device_shadows, eq(device_shadows.device_id, devices.id))
    .leftJoin(
      device_mode_versions,
      and(
        sql`${device_mode_versions.mode_id} = (${device_shadows.desired} -> 'mode' ->> 'id')::int`,
        sql`${device_mode_versions.version} = (${device_shadows.desired} -> 'mode' ->> 'version')::int`,
      ),
    )
    .where(and(eq(alert_rules.enabled, true), device_id === undefined ? undefined : eq(devices.id, device_id)))
    .orderBy(alert_rules.id)
