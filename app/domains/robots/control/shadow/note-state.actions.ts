import { and, eq, gt, isNull, lte, notExists, or } from 'drizzle-orm'
import type { Told } from '#domains/robots/devices/events/told.schemas.ts'
import { device_links } from '#domains/robots/devices/links/device-links.table.ts'
import type { Context } from '#platform/context.ts'
import { noteLevels } from '../actuations/note-levels.actions.ts'
import { device_shadows } from './device-shadows.table.ts'
import { nothingDesired } from './find-shadow.queries.ts'
import { mergeLocal } from './merge-local.actions.ts'
import { Reported } from './shadow.schemas.ts'

type Said = Extract<Told, { kind: 'state' }>['data']

/** What a robot says that it is. What it said later stays, also when this arrives last; what was set on it is a wish too. */
export async function noteState(tx: Context, device_id: number, at: Date, data: Said) {
  await mergeLocal(tx, device_id, data)
  const reported = reportedOf(data)
  await noteLevels(tx, { device_id, at, channels: reported.channels })
  await tx.db.insert(device_shadows).values({ device_id, desired: nothingDesired() }).onConflictDoNothing()
  await tx.db
    .update(device_shadows)
    .set({ reported, reported_version: reported.version, reported_at: at })
    .where(
      and(
        eq(device_shadows.device_id, device_id),
        or(isNull(device_shadows.reported_at), lte(device_shadows.reported_at, at)),
        ofPresentOwner(tx, device_id, at),
      ),
    )
}

/** What it was in the hands of somebody before is nothing to whoever has it now, however late it is told. */
const ofPresentOwner = ({ db }: Context, device_id: number, at: Date) =>
  notExists(
    db
      .select({ id: device_links.id })
      .from(device_links)
      .where(
        and(eq(device_links.device_id, device_id), isNull(device_links.unlinked_at), gt(device_links.linked_at, at)),
      ),
  )

/** A channel that does not say what decided it is run by its mode; a mode without a hash is no mode that we know. */
function reportedOf({ version, mode, channels, firmware, hardware, rssi, uptime_seconds }: Said): Reported {
  const levels = Object.entries(channels ?? {}).map(([slug, { level, by }]) => [slug, { level, by: byOf(by) }])
  return Reported.parse({
    version: version ?? 0,
    mode: mode ? { slug: mode.slug, version: mode.version, hash: mode.hash ?? '' } : null,
    channels: Object.fromEntries(levels),
    firmware: firmware ?? undefined,
    hardware: hardware ?? undefined,
    rssi: rssi ?? undefined,
    uptime_seconds: uptime_seconds ?? undefined,
  })
}

const byOf = (by: string | null | undefined) => (by === 'manual' || by === 'safety' ? by : 'mode')
