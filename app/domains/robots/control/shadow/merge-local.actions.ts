import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import { model_channels } from '#domains/robots/device-models/channels/model-channels.table.ts'
import { devices } from '#domains/robots/devices/devices/devices.table.ts'
import { noteEvent } from '#domains/robots/devices/index.ts'
import { device_links } from '#domains/robots/devices/links/device-links.table.ts'
import type { Context } from '#platform/context.ts'
import { device_commands } from '../commands/device-commands.table.ts'
import { replaceCommands } from '../commands/end-commands.actions.ts'
import { device_mode_versions, device_modes } from '../modes/modes.table.ts'
import { usableBy } from '../modes/usable-mode.queries.ts'
import { endProposalsOf } from '../proposals/end-proposals.actions.ts'
import { desire } from './desire.actions.ts'
import { findShadow } from './find-shadow.queries.ts'
import { type LocalLevel, LocalWishes } from './local-wishes.schemas.ts'
import { planReturn } from './return-mode.actions.ts'
import type { Desired } from './shadow.schemas.ts'
import { MOST_MANUAL_MINUTES } from './wishes.schemas.ts'

/** As far as a robot's clock may be ahead, as for its readings. */
const CLOCK_AHEAD_MS = 10 * 60_000
const MOST_MANUAL_MS = MOST_MANUAL_MINUTES * 60_000

/**
 * What somebody set on the robot itself becomes part of its wishes, when it was set after the newest wish, in the time of
 * whoever has the robot now. No command follows: the robot is that already, and learns the version by `hello`.
 */
export async function mergeLocal(tx: Context, device_id: number, data: unknown): Promise<void> {
  const { manual, mode } = LocalWishes.parse(data)
  if (!mode && !Object.keys(manual ?? {}).length) return
  // As everybody who wishes: first the robot's row, then its shadow.
  const [device] = await tx.db.select().from(devices).where(eq(devices.id, device_id)).for('update')
  const [link] = await tx.db
    .select()
    .from(device_links)
    .where(and(eq(device_links.device_id, device_id), isNull(device_links.unlinked_at)))
  if (!device || !link) return
  const before = await findShadow(tx, device_id)
  const after = Math.max(link.linked_at.getTime(), before.desired_at?.getTime() ?? 0)
  const ahead = tx.now().getTime() + CLOCK_AHEAD_MS
  const isNewer = ({ at }: { at: string }) => Date.parse(at) > after && Date.parse(at) <= ahead

  const levels = await levelsOf(
    tx,
    device.model_id,
    Object.entries(manual ?? {}).filter(([, one]) => isNewer(one)),
  )
  const chosen = mode && isNewer(mode) ? await modeOf(tx, { ...device, owner_id: link.user_id }, mode) : null
  if (!chosen && !levels.length) return

  const moments = [...levels.map(([, { at }]) => at), ...(chosen && mode ? [mode.at] : [])]
  const newest = new Date(Math.min(tx.now().getTime(), Math.max(...moments.map((at) => Date.parse(at)))))
  await desire(tx, device_id, (desired) => changed(desired, levels, chosen), newest)
  if (levels.length)
    await replaceCommands(
      tx,
      device_id,
      ['set_channel'],
      inArray(
        channelOf,
        levels.map(([slug]) => slug),
      ),
    )
  if (!chosen) return
  await replaceCommands(tx, device_id, ['change_mode'])
  await endProposalsOf(tx, { device_id })
  await noteEvent(tx, device_id, 'mode', { slug: chosen.slug, version: chosen.version })
  await planReturn(tx, device_id, chosen, before.desired.mode)
}

const channelOf: SQL<string> = sql`${device_commands.payload} ->> 'channel'`

function changed({ mode, manual }: Desired, levels: [string, LocalLevel][], chosen: Desired['mode']): Desired {
  const next = { ...manual }
  for (const [slug, { level, until }] of levels)
    if (level === null) delete next[slug]
    else next[slug] = { level, until: until ? new Date(until).toISOString() : null }
  return { mode: chosen ?? mode, manual: next }
}

/** Of channels that the robot has, as the site itself would take them; a level whose time is over is let go. */
async function levelsOf(tx: Context, model_id: number, set: [string, LocalLevel][]): Promise<[string, LocalLevel][]> {
  if (!set.length) return []
  const channels = await tx.db.select().from(model_channels).where(eq(model_channels.model_id, model_id))
  const now = tx.now().getTime()
  return set.flatMap(([slug, one]): [string, LocalLevel][] => {
    const channel = channels.find((its) => its.slug === slug)
    if (!channel) return []
    const ends = one.until ? Date.parse(one.until) : null
    if (one.level === null || (ends !== null && ends <= now)) return [[slug, { ...one, level: null }]]
    const level = channel.has_level ? Math.round(one.level) : one.level > 0 ? 100 : 0
    const until = ends === null ? null : new Date(Math.min(ends, now + MOST_MANUAL_MS)).toISOString()
    return [[slug, { ...one, level, until }]]
  })
}

/** A version of a mode that exists and that its owner may let it follow. */
async function modeOf(
  tx: Context,
  whose: { model_id: number; owner_id: number },
  { id, version, hash }: { id: number; version: number; hash: string },
): Promise<Desired['mode']> {
  const [found] = await tx.db
    .select({ slug: device_modes.slug })
    .from(device_modes)
    .innerJoin(device_mode_versions, eq(device_mode_versions.mode_id, device_modes.id))
    .where(
      and(
        eq(device_modes.id, id),
        eq(device_mode_versions.version, version),
        eq(device_mode_versions.hash, hash),
        usableBy(whose),
      ),
    )
  return found ? { id, slug: found.slug, version, hash } : null
}
