import { and, eq, inArray } from 'drizzle-orm'
import {
  type FirmwareVersion,
  firmware_versions,
} from '#domains/robots/device-models/firmware/firmware-versions.table.ts'
import { audit } from '#platform/audit/audit.ts'
import { type Context, signedIn } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { mergeEdit } from '#platform/owned/merge-edit.ts'
import { pick } from '#shared/pick.ts'
import { lockRollout } from './find-rollout.queries.ts'
import { type FirmwareRollout, firmware_rollout_devices, firmware_rollouts } from './firmware-rollouts.table.ts'
import { pause, takeBack } from './pause-rollout.actions.ts'
import { failedSteps, liveRolloutStates } from './rollout.kinds.ts'
import { formerVersion, showRollout } from './rollouts.queries.ts'
import type { Rollout, RolloutChange, RolloutCreate } from './rollouts.schemas.ts'

const robot = firmware_rollout_devices
const isLive = ({ state }: FirmwareRollout) => liveRolloutStates.some((one) => one === state)

/** Begins to bring a published version to the robots of its model: one roll-out of a model at a time. */
export const createRollout = (
  ctx: Context,
  { firmware_id, percent, most_failures_percent }: RolloutCreate,
): Promise<Rollout> =>
  ctx.transaction(async (tx) => {
    const version = await findVersion(tx, firmware_id)
    if (version.state !== 'publicada') throw new AppError('conflict', 'Publique a versão antes de distribuir.')
    return begin(tx, version, { percent, most_failures: basisPoints(most_failures_percent) })
  })

/** Another share, another limit. Less percent takes nothing away from robots that were reached. */
export const changeRollout = (ctx: Context, { id, ...edit }: RolloutChange): Promise<Rollout> =>
  changing(ctx, id, 'rollout.changed', async (tx, rollout, before) => {
    demandLive(rollout)
    const { percent, most_failures_percent } = mergeEdit(edit, pick(before, 'percent', 'most_failures_percent'))
    await tx.db
      .update(firmware_rollouts)
      .set({ percent, most_failures: basisPoints(most_failures_percent) })
      .where(eq(firmware_rollouts.id, id))
  })

export const pauseRollout = (ctx: Context, id: number): Promise<Rollout> =>
  changing(ctx, id, 'rollout.paused', async (tx, rollout) => {
    if (rollout.state !== 'andando') throw new AppError('conflict', 'Só dá para pausar o que está andando.')
    await pause(tx, rollout, 'staff')
  })

export const resumeRollout = (ctx: Context, id: number): Promise<Rollout> =>
  changing(ctx, id, 'rollout.resumed', async (tx, rollout) => {
    if (rollout.state !== 'pausado') throw new AppError('conflict', 'Só dá para retomar o que está pausado.')
    const { state } = await findVersion(tx, rollout.firmware_version_id)
    if (state !== 'publicada') throw new AppError('conflict', 'A versão foi retirada. Publique outra no lugar dela.')
    await tx.db
      .update(firmware_rollouts)
      .set({ state: 'andando', paused_why: null })
      .where(eq(firmware_rollouts.id, id))
  })

/** Ends it before its time. Robots that have begun finish; the others keep what they run. */
export const cancelRollout = (ctx: Context, id: number): Promise<Rollout> =>
  changing(ctx, id, 'rollout.cancelled', async (tx, rollout) => {
    demandLive(rollout)
    await cancel(tx, rollout)
  })

/** Those that failed get another turn, now. */
export const retryRollout = (ctx: Context, id: number): Promise<Rollout> =>
  changing(ctx, id, 'rollout.retried', async (tx, rollout) => {
    demandLive(rollout)
    const now = tx.now()
    await tx.db
      .update(robot)
      .set({
        ...{ step: 'oferecida', reason: null, command_id: null, ended_at: null },
        ...{ offered_at: now, due_at: now, changed_at: now },
      })
      .where(and(eq(robot.rollout_id, id), inArray(robot.step, [...failedSteps])))
  })

/** Ends it and brings whoever runs its version back to the one before, at once and by force. */
export const rollBack = (ctx: Context, id: number): Promise<Rollout> =>
  ctx.transaction(async (tx) => {
    const rollout = await lockRollout(tx, id)
    const bad = await findVersion(tx, rollout.firmware_version_id)
    const former = await formerVersion(tx, bad)
    if (!former) throw new AppError('conflict', 'Não há versão publicada antes desta para voltar.')
    if (isLive(rollout)) {
      const before = await showRollout(tx, id)
      await cancel(tx, rollout)
      await audit(tx, { action: 'rollout.cancelled', subject: `rollout:${id}`, before })
    }
    const { most_failures } = rollout
    return begin(tx, former, { percent: 100, most_failures, force: true, only_from: bad.version })
  })

type Plan = Pick<FirmwareRollout, 'percent' | 'most_failures'> & Partial<Pick<FirmwareRollout, 'force' | 'only_from'>>

async function begin(tx: Context, { id, model_id }: FirmwareVersion, plan: Plan): Promise<Rollout> {
  const [row] = await tx.db
    .insert(firmware_rollouts)
    .values({ ...plan, firmware_version_id: id, model_id, created_by: signedIn(tx).id, created_at: tx.now() })
    .onConflictDoNothing()
    .returning({ id: firmware_rollouts.id })
  if (!row)
    throw new AppError('conflict', 'Este modelo já tem uma distribuição em andamento. Encerre antes de começar outra.')
  const after = await showRollout(tx, row.id)
  await audit(tx, { action: 'rollout.created', subject: `rollout:${row.id}`, after })
  return after
}

async function cancel(tx: Context, { id }: FirmwareRollout) {
  await tx.db
    .update(firmware_rollouts)
    .set({ state: 'cancelado', paused_why: null, ended_at: tx.now() })
    .where(eq(firmware_rollouts.id, id))
  await takeBack(tx, id)
}

const changing = (
  ctx: Context,
  id: number,
  action: string,
  change: (tx: Context, rollout: FirmwareRollout, before: Rollout) => Promise<void>,
): Promise<Rollout> =>
  ctx.transaction(async (tx) => {
    const rollout = await lockRollout(tx, id)
    const before = await showRollout(tx, id)
    await change(tx, rollout, before)
    const after = await showRollout(tx, id)
    await audit(tx, { action, subject: `rollout:${id}`, before, after })
    return after
  })

function demandLive(rollout: FirmwareRollout) {
  if (!isLive(rollout)) throw new AppError('conflict', 'Esta distribuição já terminou. Comece outra.')
}

async function findVersion({ db }: Context, id: number): Promise<FirmwareVersion> {
  const [row] = await db.select().from(firmware_versions).where(eq(firmware_versions.id, id)).for('share')
  if (!row) throw new AppError('not_found', 'Essa versão não existe mais.')
  return row
}

const basisPoints = (percent: number) => Math.round(percent * 100)
