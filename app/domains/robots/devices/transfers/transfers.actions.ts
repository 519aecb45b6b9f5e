import { and, eq, gt, isNull, lte } from 'drizzle-orm'
import { notify } from '#domains/people/notifications/index.ts'
import { type Context, signedIn } from '#platform/context.ts'
import { AppError, invalidField } from '#platform/errors.ts'
import { limitFor } from '#platform/rate-limit/limit-for.ts'
import { countAttempt, type Limit } from '#platform/rate-limit/rate-limit.ts'
import '../devices.events.ts'
import { changeLinked } from '../devices/change-device.actions.ts'
import { showDevice } from '../devices/devices.queries.ts'
import type { DeviceDetail, DeviceSettings } from '../devices/devices.schemas.ts'
import { devices } from '../devices/devices.table.ts'
import { beginLink } from '../links/begin-link.actions.ts'
import { type DeviceLink, device_links } from '../links/device-links.table.ts'
import { endLink } from '../links/end-link.actions.ts'
import { demandPerson } from '../members/find-person.queries.ts'
import { device_transfers } from './device-transfers.table.ts'
import type { TransferOutcome } from './transfer.kinds.ts'
import type { DeviceTransferInput } from './transfers.schemas.ts'

const WEEK = 7 * 86_400_000
const LIST = '/ganza/gerenciar-robos'
const perOwner: Limit = { name: 'device-transfer', points: 20, seconds: 86_400 }
const gone = () => new AppError('conflict', 'Esta oferta não vale mais.')

/** Offers the robot to somebody, for a week. It stays its owner's until they accept. */
export async function offerDevice(ctx: Context, { id, nickname }: DeviceTransferInput): Promise<DeviceSettings> {
  await countAttempt(ctx, limitFor(ctx.viewer, perOwner), String(signedIn(ctx).id))
  return changeLinked(ctx, id, 'device.transfer', async (tx, { link }) => {
    const person = await demandPerson(tx, nickname)
    if (person.id === link.user_id) throw invalidField('nickname', 'Essa pessoa já é dona do robô.')
    await end(tx, and(openOf(link), lte(device_transfers.expires_at, tx.now())), 'lapsed')
    const [offer] = await tx.db
      .insert(device_transfers)
      .values({
        ...{ link_id: link.id, to_user_id: person.id, created_at: tx.now() },
        expires_at: new Date(tx.now().getTime() + WEEK),
      })
      .onConflictDoNothing()
      .returning({ id: device_transfers.id })
    if (!offer) throw new AppError('conflict', 'O robô já foi oferecido a alguém. Cancele antes de oferecer de novo.')
    await notify(tx, {
      user_id: person.id,
      kind: 'system',
      title: `${signedIn(tx).nickname} quer passar um robô para você`,
      text: 'Veja a oferta e responda em até 7 dias.',
      url: LIST,
      key: `device-transfer:${offer.id}`,
      actor_id: signedIn(tx).id,
    })
  })
}

export const withdrawTransfer = (ctx: Context, id: string) =>
  changeLinked(ctx, id, 'device.transfer.withdraw', async (tx, { link }) => {
    if (!(await end(tx, openOf(link), 'withdrawn'))) throw gone()
  })

/** The robot is the viewer's from now on, by a link of their own: nothing from before comes with it. */
export async function acceptTransfer(ctx: Context, transfer_id: number): Promise<DeviceDetail> {
  const { device_id } = await ctx.transaction(async (tx) => {
    const { device, link } = await lockOffered(tx, transfer_id)
    const ended = await end(tx, openToViewer(tx, transfer_id), 'accepted')
    if (!ended || device.blocked_at) throw gone()
    await endLink(tx, device, link, null)
    await beginLink(tx, device, signedIn(tx).id, 'transfer')
    await tellFormer(tx, transfer_id, link.user_id, 'ficou com o robô que você ofereceu')
    return link
  })
  return showDevice(ctx, device_id)
}

export const refuseTransfer = (ctx: Context, transfer_id: number): Promise<void> =>
  ctx.transaction(async (tx) => {
    const { link } = await lockOffered(tx, transfer_id)
    if (!(await end(tx, openToViewer(tx, transfer_id), 'refused'))) throw gone()
    await tellFormer(tx, transfer_id, link.user_id, 'não quis ficar com o robô')
  })

/** The robot of an offer to the viewer, locked, and the link that it would end. */
async function lockOffered(tx: Context, transfer_id: number) {
  const [offer] = await tx.db
    .select({ device_id: device_links.device_id, link_id: device_links.id })
    .from(device_transfers)
    .innerJoin(device_links, eq(device_links.id, device_transfers.link_id))
    .where(and(eq(device_transfers.id, transfer_id), eq(device_transfers.to_user_id, signedIn(tx).id)))
  if (!offer) throw new AppError('not_found', 'Não encontramos essa oferta.')
  const [device] = await tx.db.select().from(devices).where(eq(devices.id, offer.device_id)).for('update')
  const [link] = await tx.db
    .select()
    .from(device_links)
    .where(and(eq(device_links.id, offer.link_id), isNull(device_links.unlinked_at)))
  if (!device || !link) throw gone()
  return { device, link }
}

const openOf = (link: DeviceLink) => and(eq(device_transfers.link_id, link.id), isNull(device_transfers.outcome))

const openToViewer = (tx: Context, id: number) =>
  and(eq(device_transfers.id, id), isNull(device_transfers.outcome), gt(device_transfers.expires_at, tx.now()))

/** Whether there was one. */
async function end(tx: Context, which: ReturnType<typeof and>, outcome: TransferOutcome) {
  const ended = await tx.db
    .update(device_transfers)
    .set({ outcome, answered_at: tx.now() })
    .where(which)
    .returning({ id: device_transfers.id })
  return ended.length > 0
}

const tellFormer = (tx: Context, transfer_id: number, user_id: number, said: string) =>
  notify(tx, {
    user_id,
    kind: 'system',
    title: `${signedIn(tx).nickname} ${said}`,
    url: LIST,
    key: `device-transfer-answer:${transfer_id}`,
    actor_id: signedIn(tx).id,
  })
