import { and, eq, gt, isNull, or } from 'drizzle-orm'
import { notify } from '#domains/people/notifications/index.ts'
import type { DeviceLink } from '#domains/robots/devices/links/device-links.table.ts'
import { device_members } from '#domains/robots/devices/members/device-members.table.ts'
import type { Context } from '#platform/context.ts'
import type { PhaseThere } from './phases-there.queries.ts'
import { enteredInWords, phasesInWords } from './proposal.words.ts'

type Asked = { id: number; link: DeviceLink; serial: string; cycle_name: string; mode: string }

/** One notice to each who may answer: the owner, and who helps now. */
export async function tellOfProposal(tx: Context, { id, link, serial, cycle_name, mode }: Asked) {
  for (const user_id of await whoAnswers(tx, link))
    await notify(tx, {
      ...{ user_id, kind: 'device', url: `/ganza/${serial}`, key: `mode_proposal:${id}` },
      title: `${link.name}: ${uncapital(enteredInWords(cycle_name, user_id === link.user_id))}`,
      text: `Passar o robô para “${mode}”?`,
    })
}

type Mixed = { link: DeviceLink; serial: string; there: PhaseThere[]; entered: string }

/** No mode suits all plants there: nothing is proposed. Names of plants are for their owner. */
export async function tellOfMixedPhases(tx: Context, { link, serial, there, entered }: Mixed) {
  for (const user_id of await whoAnswers(tx, link)) {
    const known = there.map((phase) => (user_id === link.user_id ? phase : { ...phase, names: [] }))
    await notify(tx, {
      ...{ user_id, kind: 'device', url: `/ganza/${serial}`, key: `mixed_phases:${link.id}:${entered}` },
      title: `${link.name}: fases misturadas na estufa`,
      text: `${phasesInWords(known)}. O modo da fase nova faria mal às outras, e o robô segue como está.`,
    })
  }
}

async function whoAnswers(tx: Context, link: DeviceLink) {
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
  return [link.user_id, ...helpers.map((one) => one.user_id)]
}

const uncapital = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)
