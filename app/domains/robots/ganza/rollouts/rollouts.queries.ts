import { and, count, desc, eq, inArray, isNull, lt, sql } from 'drizzle-orm'
import { firmware_versions } from '#domains/robots/device-models/firmware/firmware-versions.table.ts'
import { device_models } from '#domains/robots/device-models/models/device-models.table.ts'
import { devices } from '#domains/robots/devices/devices/devices.table.ts'
import type { Context } from '#platform/context.ts'
import { contains } from '#platform/database/contains.ts'
import { sorted } from '#platform/database/sorted.ts'
import { AppError } from '#platform/errors.ts'
import { type Page, toPage, windowOf } from '#shared/pagination.ts'
import { firmware_rollout_devices, firmware_rollouts } from './firmware-rollouts.table.ts'
import { failedSteps, rolloutSteps } from './rollout.kinds.ts'
import type { Rollout, RolloutDevice, RolloutDeviceFilter, RolloutFilter } from './rollouts.schemas.ts'

const robot = firmware_rollout_devices
const its = sql.raw('firmware_rollouts')

const columns = {
  id: firmware_rollouts.id,
  firmware: { id: firmware_versions.id, version: firmware_versions.version },
  model: { id: device_models.id, name: device_models.name },
  percent: firmware_rollouts.percent,
  state: firmware_rollouts.state,
  paused_why: firmware_rollouts.paused_why,
  most_failures: firmware_rollouts.most_failures,
  force: firmware_rollouts.force,
  only_from: firmware_rollouts.only_from,
  postponed: sql<number>`(select count(*)::int from ${robot} r where r.rollout_id = ${its}.id and r.ended_at is null
    and r.postponed_at is not null)`,
  robots: sql<number>`(select count(*)::int from ${devices} d where d.model_id = ${its}.model_id
    and d.deleted_at is null and d.firmware is not null)`,
  running: sql<number>`(select count(*)::int from ${devices} d where d.model_id = ${its}.model_id
    and d.deleted_at is null and d.firmware = ${firmware_versions.version})`,
  former: sql<string | null>`(select f.version from ${firmware_versions} f where f.model_id = ${its}.model_id
    and f.state = 'publicada' and f.rank < ${firmware_versions.rank} order by f.rank desc limit 1)`,
  created_at: firmware_rollouts.created_at,
  ended_at: firmware_rollouts.ended_at,
}

const rollouts = ({ db }: Context) =>
  db
    .select(columns)
    .from(firmware_rollouts)
    .innerJoin(firmware_versions, eq(firmware_versions.id, firmware_rollouts.firmware_version_id))
    .innerJoin(device_models, eq(device_models.id, firmware_rollouts.model_id))
    .$dynamic()

export async function listRollouts(ctx: Context, filter: RolloutFilter): Promise<Page<Rollout>> {
  const { limit, offset } = windowOf(filter)
  const { id, created_at, firmware_version_id, model_id, state } = firmware_rollouts
  const where = and(
    filter.firmware_id ? eq(firmware_version_id, filter.firmware_id) : undefined,
    filter.model_id ? eq(model_id, filter.model_id) : undefined,
    filter.state && eq(state, filter.state),
    filter.search ? contains(firmware_versions.version, filter.search) : undefined,
  )
  const [rows, totals] = await Promise.all([
    rollouts(ctx)
      .where(where)
      .orderBy(...sorted(filter, { created_at }, id))
      .limit(limit)
      .offset(offset),
    ctx.db
      .select({ total: count() })
      .from(firmware_rollouts)
      .innerJoin(firmware_versions, eq(firmware_versions.id, firmware_version_id))
      .where(where),
  ])
  return toPage(await withSteps(ctx, rows), totals[0]?.total ?? 0, filter)
}

export async function showRollout(ctx: Context, id: number): Promise<Rollout> {
  const [rollout] = await withSteps(ctx, await rollouts(ctx).where(eq(firmware_rollouts.id, id)))
  if (!rollout) throw new AppError('not_found', 'Essa distribuição não existe mais.')
  return rollout
}

type Row = Omit<Rollout, 'steps' | 'reached' | 'reasons' | 'most_failures_percent'> & { most_failures: number }

/** How far their robots are, of all of them in one query. */
async function withSteps({ db }: Context, rows: Row[]): Promise<Rollout[]> {
  const counted = await db
    .select({ rollout_id: robot.rollout_id, step: robot.step, reason: robot.reason, count: count() })
    .from(robot)
    .where(
      inArray(
        robot.rollout_id,
        rows.map(({ id }) => id),
      ),
    )
    .groupBy(robot.rollout_id, robot.step, robot.reason)
    .orderBy(desc(count()))
  return rows.map(({ most_failures, ...row }) => {
    const own = counted.filter(({ rollout_id }) => rollout_id === row.id)
    const sum = (some: typeof own) => some.reduce((total, one) => total + one.count, 0)
    const failed = own.filter(({ step }) => failedSteps.some((one) => one === step))
    return {
      ...row,
      most_failures_percent: most_failures / 100,
      steps: rolloutSteps.map((step) => ({ step, count: sum(own.filter((one) => one.step === step)) })),
      reached: sum(own),
      reasons: reasonsOf(failed),
    }
  })
}

function reasonsOf(failed: { reason: string | null; count: number }[]) {
  const by = new Map<string | null, number>()
  for (const { reason, count } of failed) by.set(reason, (by.get(reason) ?? 0) + count)
  return [...by].map(([reason, count]) => ({ reason, count })).sort((a, b) => b.count - a.count)
}

/** The robots that a roll-out reached. */
export async function listRolloutDevices(ctx: Context, filter: RolloutDeviceFilter): Promise<Page<RolloutDevice>> {
  const { limit, offset } = windowOf(filter)
  await showRollout(ctx, filter.id)
  const where = and(
    eq(robot.rollout_id, filter.id),
    filter.step && eq(robot.step, filter.step),
    filter.search ? contains(devices.serial, filter.search) : undefined,
  )
  const [rows, totals] = await Promise.all([
    ctx.db
      .select({
        ...{ id: devices.id, serial: devices.serial, firmware: devices.firmware, from_version: robot.from_version },
        ...{ step: robot.step, reason: robot.reason, attempts: robot.attempts, offered_at: robot.offered_at },
        ...{ due_at: robot.due_at, postponed_at: robot.postponed_at, changed_at: robot.changed_at },
        told: sql<boolean>`${robot.command_id} is not null`,
      })
      .from(robot)
      .innerJoin(devices, eq(devices.id, robot.device_id))
      .where(where)
      .orderBy(...sorted(filter, { changed_at: robot.changed_at, serial: devices.serial }, robot.device_id))
      .limit(limit)
      .offset(offset),
    ctx.db.select({ total: count() }).from(robot).innerJoin(devices, eq(devices.id, robot.device_id)).where(where),
  ])
  return toPage(rows, totals[0]?.total ?? 0, filter)
}

/** The highest published version of a model below one. */
export async function formerVersion({ db }: Context, { model_id, rank }: { model_id: number; rank: number }) {
  const [row] = await db
    .select()
    .from(firmware_versions)
    .innerJoin(device_models, and(eq(device_models.id, firmware_versions.model_id), isNull(device_models.deleted_at)))
    .where(
      and(
        eq(firmware_versions.model_id, model_id),
        eq(firmware_versions.state, 'publicada'),
        lt(firmware_versions.rank, rank),
      ),
    )
    .orderBy(desc(firmware_versions.rank))
    .limit(1)
  return row?.firmware_versions
}
