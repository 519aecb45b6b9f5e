import { and, eq, gt, isNull, or } from 'drizzle-orm'
import type { DeviceLink } from '#domains/devices/links/device-links.table.ts'
import { device_members } from '#domains/devices/members/device-members.table.ts'
import { notify } from '#domains/notifications/index.ts'
import type { Context } from '#platform/context.ts'
import { enteredInWords } from './proposal.words.ts'

type Asked = { id: number; link: DeviceLink; serial: string; cycle_name: string; mode: string }

/** One notice to each who may answer: the owner, and who helps now. */
export async function tellOfProposal(tx: Context, { id, link, serial, cycle_name, mode }: Asked) {
  const helpers = await tx.db
    .select({ user_id: device_members.user_id })
    .from(device_members)
    .where(
      and(
        eq(device_members.link_id, link.id),
        eq(device_members.role, 'helper'),
        or(isNull(device_members.expires_at), gt(device_members.expires_at, tx.now())),
      ),
    )
    .orderBy(device_members.id)
  for (const user_id of [link.user_id, ...helpers.map((one) => one.user_id)])
    await notify(tx, {
      ...{ user_id, kind: 'device', url: `/ganza/${serial}`, key: `mode_proposal:${id}` },
      title: `${link.name}: ${uncapital(enteredInWords(cycle_name, user_id === link.user_id))}`,
      text: `Passar o robô para “${mode}”?`,
    })
}

const uncapital = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)
