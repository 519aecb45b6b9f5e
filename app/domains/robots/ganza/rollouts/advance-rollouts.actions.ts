import { and, asc, count, eq, exists, gt, inArray, isNull, lte, notExists, or, sql } from 'drizzle-orm'
import { device_commands } from '#domains/robots/control/commands/device-commands.table.ts'
import { queueCommand } from '#domains/robots/control/index.ts'
import { firmware_versions } from '#domains/robots/device-models/firmware/firmware-versions.table.ts'
import { publishedFirmware } from '#domains/robots/device-models/index.ts'
import { devices } from '#domains/robots/devices/devices/devices.table.ts'
import { device_links } from '#domains/robots/devices/links/device-links.table.ts'
import type { Context } from '#platform/context.ts'
import { forEach } from '#platform/jobs/for-each.ts'
import { addJob } from '#platform/jobs/jobs.ts'
import { MINUTE } from '#shared/durations.ts'
import { openIn } from './find-rollout.queries.ts'
import { type FirmwareRollout, firmware_rollout_devices, firmware_rollouts } from './firmware-rollouts.table.ts'
import { step } from './fold-news.actions.ts'
import { pause, pauseIfFailing } from './pause-rollout.actions.ts'

const robot = firmware_rollout_devices
/** Of a roll-out, in any minute. */
const MOST_A_MINUTE = 100
/** Its owner has so long to say 'agora não'; then it is installed by itself. */
const OWNERS_HOURS = 24
/** Whoever verified, or said that it was done, and tells nothing for so long is a failure; news of it later still count. */
const SILENT_MINUTES = 60

/** Brings each running roll-out on by a minute. Two at once never take the same roll-out. */
export async function advanceRollouts(ctx: Context) {
  const running = await ctx.db
    .select({ id: firmware_rollouts.id })
    .from(firmware_rollouts)
    .where(eq(firmware_rollouts.state, 'andando'))
    .orderBy(asc(firmware_rollouts.id))
  await forEach(ctx, running, async (tx, { id }) => {
    const [rollout] = await tx.db
      .select()
      .from(firmware_rollouts)
      .where(and(eq(firmware_rollouts.id, id), eq(firmware_rollouts.state, 'andando')))
      .for('update', { skipLocked: true })
    if (rollout) await advance(tx, rollout)
  })
}

/** Behind the lock of the roll-out. */
async function advance(tx: Context, rollout: FirmwareRollout) {
  const { version } = await versionOf(tx, rollout)
  await tellAgain(tx, rollout.id)
  await confirmRunning(tx, rollout.id, version)
  await giveUpSilent(tx, rollout.id, version)
  if (await pauseIfFailing(tx, rollout)) return
  const update = await publishedFirmware(tx, rollout.model_id, version)
  if (!update) return pause(tx, rollout, 'withdrawn')
  await offer(tx, rollout, version)
  await tell(tx, rollout, { ...update, force: rollout.force })
  await finish(tx, rollout)
}

async function versionOf({ db }: Context, { firmware_version_id }: FirmwareRollout) {
  const [row] = await db.select().from(firmware_versions).where(eq(firmware_versions.id, firmware_version_id))
  if (!row) throw new Error(`no firmware ${firmware_version_id}`)
  return row
}

/** The robot was off until its command expired, or something else took its place: it waits for its turn again. */
async function tellAgain({ db, now }: Context, rollout_id: number) {
  const gone = db
    .select({ id: device_commands.id })
    .from(device_commands)
    .where(and(eq(device_commands.uuid, robot.command_id), inArray(device_commands.state, ['expirou', 'substituido'])))
  await db
    .update(robot)
    .set({ step: 'oferecida', command_id: null, due_at: now(), changed_at: now() })
    .where(and(openIn(rollout_id), inArray(robot.step, ['oferecida', 'baixando']), exists(gone)))
}

/** Whoever runs the version is done, however it came by it. */
async function confirmRunning(tx: Context, rollout_id: number, version: string) {
  const rows = await tx.db
    .select({ robot })
    .from(robot)
    .innerJoin(devices, eq(devices.id, robot.device_id))
    .where(and(openIn(rollout_id), eq(devices.firmware, version)))
  for (const one of rows) await step(tx, { ...one, version }, { step: 'confirmada', reason: null })
}

/** A robot that the new version killed tells nothing: it must count, or a bad version would reach all. */
async function giveUpSilent(tx: Context, rollout_id: number, version: string) {
  const long_ago = new Date(tx.now().getTime() - SILENT_MINUTES * MINUTE)
  const done = tx.db
    .select({ id: device_commands.id })
    .from(device_commands)
    .where(
      and(
        eq(device_commands.uuid, robot.command_id),
        eq(device_commands.state, 'executado'),
        lte(device_commands.ended_at, long_ago),
      ),
    )
  const rows = await tx.db
    .select({ robot })
    .from(robot)
    .where(
      and(
        openIn(rollout_id),
        or(and(inArray(robot.step, ['verificada', 'aplicando']), lte(robot.changed_at, long_ago)), exists(done)),
      ),
    )
  for (const one of rows) await step(tx, { ...one, version }, { step: 'falhou', reason: 'silent' })
}

const triple = (version: unknown) => sql`string_to_array(${version}, '.')::int[]`

/**
 * Robots of the model within the percentage that run something else. Their place is a hash of roll-out and robot: each
 * roll-out begins with others, and more percent only adds. Lower versions are for forced roll-outs alone.
 */
async function offer(tx: Context, { id, model_id, percent, force, only_from }: FirmwareRollout, version: string) {
  const now = tx.now()
  const place = sql`('x' || substr(md5(${id}::text || ':' || ${devices.id}::text), 1, 7))::bit(28)::int % 10000`
  const higher = sql`case when ${devices.firmware} ~ '^\\d{1,9}[.]\\d{1,9}[.]\\d{1,9}$'
    then ${triple(devices.firmware)} > ${triple(version)} else false end`
  const already = tx.db
    .select({ id: robot.device_id })
    .from(robot)
    .where(and(eq(robot.rollout_id, id), eq(robot.device_id, devices.id)))
  const reached = await tx.db
    .select({ device_id: devices.id, from_version: devices.firmware, link_id: device_links.id })
    .from(devices)
    .leftJoin(device_links, and(eq(device_links.device_id, devices.id), isNull(device_links.unlinked_at)))
    .where(
      and(
        eq(devices.model_id, model_id),
        isNull(devices.deleted_at),
        isNull(devices.blocked_at),
        sql`${devices.firmware} <> ${version}`,
        only_from === null ? undefined : eq(devices.firmware, only_from),
        force ? undefined : sql`not ${higher}`,
        sql`${place} < ${percent * 100}`,
        notExists(already),
      ),
    )
  // Nobody is asked whose robot goes back, or is nobody's.
  const asked = new Date(now.getTime() + OWNERS_HOURS * 60 * MINUTE)
  for (let begin = 0; begin < reached.length; begin += 1000)
    await tx.db.insert(robot).values(
      reached.slice(begin, begin + 1000).map(({ device_id, from_version, link_id }) => ({
        ...{ rollout_id: id, device_id, from_version: from_version ?? '' },
        ...{ offered_at: now, changed_at: now, due_at: force || link_id === null ? now : asked },
      })),
    )
  if (!force) await tellOwners(tx, reached)
}

/** By jobs: the roll-out's lock, which robots that tell something wait for, is not held for thousands of notices. */
async function tellOwners(tx: Context, reached: { device_id: number; link_id: number | null }[]) {
  const device_ids = reached.flatMap(({ device_id, link_id }) => (link_id === null ? [] : device_id))
  for (let begin = 0; begin < device_ids.length; begin += 100)
    await addJob(tx, 'ganza.tell_offers', { device_ids: device_ids.slice(begin, begin + 100) })
}

/** Tells those whose turn it is, at most so many in any minute. */
async function tell(tx: Context, { id }: FirmwareRollout, payload: Record<string, unknown>) {
  const now = tx.now()
  const [lately] = await tx.db
    .select({ count: count() })
    .from(robot)
    .where(and(eq(robot.rollout_id, id), gt(robot.told_at, new Date(now.getTime() - MINUTE))))
  const due = await tx.db
    .select({ robot })
    .from(robot)
    .innerJoin(devices, eq(devices.id, robot.device_id))
    .where(
      and(
        openIn(id),
        eq(robot.step, 'oferecida'),
        isNull(robot.command_id),
        lte(robot.due_at, now),
        isNull(devices.deleted_at),
        isNull(devices.blocked_at),
      ),
    )
    .orderBy(asc(robot.due_at), asc(robot.device_id))
    .limit(Math.max(0, MOST_A_MINUTE - (lately?.count ?? 0)))
  for (const { robot: one } of due) await tellOne(tx, one, payload)
}

/** Behind the lock of the roll-out. */
export async function tellOne(
  tx: Context,
  { rollout_id, device_id }: { rollout_id: number; device_id: number },
  payload: Record<string, unknown>,
) {
  const { uuid } = await queueCommand(tx, { device_id, kind: 'update_firmware', payload })
  const now = tx.now()
  await tx.db
    .update(robot)
    .set({ command_id: uuid, attempts: sql`${robot.attempts} + 1`, told_at: now, changed_at: now })
    .where(and(eq(robot.rollout_id, rollout_id), eq(robot.device_id, device_id)))
}

/** All robots may have it, and none is under way. Those that were taken from service hold nothing up. */
async function finish({ db, now }: Context, { id, percent }: FirmwareRollout) {
  if (percent < 100) return
  const [open] = await db
    .select({ count: count() })
    .from(robot)
    .innerJoin(devices, eq(devices.id, robot.device_id))
    .where(and(openIn(id), isNull(devices.deleted_at), isNull(devices.blocked_at)))
  if (open?.count) return
  await db.update(firmware_rollouts).set({ state: 'terminado', ended_at: now() }).where(eq(firmware_rollouts.id, id))
}
