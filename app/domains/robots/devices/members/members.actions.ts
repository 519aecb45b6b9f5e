import { and, count, eq } from 'drizzle-orm'
import { notify } from '#domains/people/notifications/index.ts'
import { type Context, signedIn } from '#platform/context.ts'
import { AppError, invalidField } from '#platform/errors.ts'
import { mergeEdit } from '#platform/owned/merge-edit.ts'
import { limitFor } from '#platform/rate-limit/limit-for.ts'
import { countAttempt, type Limit } from '#platform/rate-limit/rate-limit.ts'
import { dayKey, fromSaoPauloTime } from '#shared/dates.ts'
import { addDays } from '#shared/days.ts'
import { changeLinked } from '../devices/change-device.actions.ts'
import type { DeviceSettings } from '../devices/devices.schemas.ts'
import { noteEvent } from '../events/note-event.actions.ts'
import type { DeviceLink } from '../links/device-links.table.ts'
import { inDevice } from '../links/in-device.queries.ts'
import { device_members } from './device-members.table.ts'
import { demandPerson } from './find-person.queries.ts'
import { memberMay } from './member.words.ts'
import type { DeviceMemberAdd, DeviceMemberChange, DeviceMemberRef } from './members.schemas.ts'

const MOST = 10
/** Also keeps anybody from learning nicknames by trying them. */
const perOwner: Limit = { name: 'device-member', points: 30, seconds: 86_400 }

/** Lets somebody look at a robot, or work it, until a day. */
export async function addMember(ctx: Context, { id, nickname, role, until }: DeviceMemberAdd): Promise<DeviceSettings> {
  await countAttempt(ctx, limitFor(ctx.viewer, perOwner), String(signedIn(ctx).id))
  return changeLinked(ctx, id, 'device.member.add', async (tx, { device, link }) => {
    const person = await demandPerson(tx, nickname)
    if (person.id === link.user_id) throw invalidField('nickname', 'Essa pessoa já é dona do robô.')
    await demandRoom(tx, link)
    const [added] = await tx.db
      .insert(device_members)
      .values({ link_id: link.id, user_id: person.id, role, expires_at: endOf(tx, until), created_at: tx.now() })
      .onConflictDoNothing()
      .returning({ id: device_members.id })
    if (!added) throw invalidField('nickname', 'Essa pessoa já tem acesso. Mude na lista o que ela pode.')
    await noteEvent(tx, device.id, 'member', { act: 'added', user_id: person.id, role })
    await notify(tx, {
      user_id: person.id,
      kind: 'device',
      title: `${signedIn(tx).nickname} dividiu um robô com você`,
      text: `${link.name}: você pode ${memberMay[role]}.`,
      url: `/ganza/${device.serial}`,
      key: `device-member:${added.id}`,
      actor_id: signedIn(tx).id,
    })
  })
}

export const changeMember = (ctx: Context, { id, member_id, ...edit }: DeviceMemberChange) =>
  changeLinked(ctx, id, 'device.member.change', async (tx, { device, link }) => {
    const [before] = await tx.db.select().from(device_members).where(memberOf(link, member_id))
    if (!before) throw gone()
    const last = before.expires_at && dayKey(before.expires_at.getTime() - 1)
    const { role, until } = mergeEdit(edit, { role: before.role, until: last })
    const [changed] = await tx.db
      .update(device_members)
      .set({ role, expires_at: endOf(tx, until) })
      .where(memberOf(link, member_id))
      .returning({ user_id: device_members.user_id })
    if (!changed) throw gone()
    await noteEvent(tx, device.id, 'member', { act: 'changed', user_id: changed.user_id, role })
  })

export const removeMember = (ctx: Context, { id, member_id }: DeviceMemberRef) =>
  changeLinked(ctx, id, 'device.member.remove', async (tx, { device, link }) => {
    const [removed] = await tx.db
      .delete(device_members)
      .where(memberOf(link, member_id))
      .returning({ user_id: device_members.user_id })
    if (!removed) throw gone()
    await noteEvent(tx, device.id, 'member', { act: 'removed', user_id: removed.user_id })
  })

/** Somebody gives up what was shared with them. */
export const leaveDevice = (ctx: Context, id: string): Promise<void> =>
  ctx.transaction(async (tx) => {
    const { device, link, role } = await inDevice(tx, id, 'see', { lock: true })
    if (!link || (role !== 'helper' && role !== 'viewer'))
      throw new AppError('conflict', 'Este robô não foi dividido com você.')
    const user_id = signedIn(tx).id
    await tx.db
      .delete(device_members)
      .where(and(eq(device_members.link_id, link.id), eq(device_members.user_id, user_id)))
    await noteEvent(tx, device.id, 'member', { act: 'left', user_id })
  })

const gone = () => new AppError('conflict', 'Essa pessoa não tem mais acesso a este robô.')

const memberOf = (link: DeviceLink, member_id: number) =>
  and(eq(device_members.id, member_id), eq(device_members.link_id, link.id))

/** The day named is the last one. */
function endOf(tx: Context, until: string | null | undefined) {
  if (!until) return null
  if (until < dayKey(tx.now())) throw invalidField('until', 'Escolha hoje ou um dia que ainda vem.')
  return fromSaoPauloTime(`${addDays(until, 1)}T00:00`)
}

async function demandRoom(tx: Context, link: DeviceLink) {
  const [row] = await tx.db.select({ members: count() }).from(device_members).where(eq(device_members.link_id, link.id))
  if ((row?.members ?? 0) >= MOST)
    throw invalidField('nickname', `Cada robô é dividido com até ${MOST} pessoas. Tire alguém para abrir lugar.`)
}
