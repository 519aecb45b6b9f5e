import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import type { Person, PersonalTable } from '#platform/personal-data.ts'
import { device_calibrations } from './calibrations/device-calibrations.table.ts'
import { device_channels } from './channels/device-channels.table.ts'
import { devices } from './devices/devices.table.ts'
import { newClaim } from './links/claim.secrets.ts'
import { device_links } from './links/device-links.table.ts'
import { endLink } from './links/end-link.actions.ts'
import { device_members } from './members/device-members.table.ts'
import { part_replacements } from './parts/part-replacements.table.ts'
import { device_places } from './places/device-places.table.ts'
import { device_transfers } from './transfers/device-transfers.table.ts'

const ownLinks = ({ id }: Person) => sql`(select l.id from device_links l where l.user_id = ${id})`

/** Robots of somebody who leaves are nobody's: who gets one next needs a new code, which our team prints. */
async function releaseAll(tx: Context, { id }: Person) {
  const rows = await tx.db
    .select({ device: devices, link: device_links })
    .from(device_links)
    .innerJoin(devices, eq(devices.id, device_links.device_id))
    .where(and(eq(device_links.user_id, id), isNull(device_links.unlinked_at)))
    .orderBy(devices.id)
    .for('update', { of: devices })
  for (const { device, link } of rows) await endLink(tx, device, link, newClaim(tx.env.keys, device.serial).columns)
}

export const devicesPersonalData: PersonalTable[] = [
  {
    table: device_channels,
    label: 'O que está ligado nos seus robôs',
    tie: true,
    rows: (person) => inArray(device_channels.link_id, ownLinks(person)),
    exported: { file: 'robos-canais' },
    erased: 'deleted',
    beforeErased: releaseAll,
  },
  {
    table: device_places,
    label: 'Em quais espaços seus robôs ficaram',
    tie: true,
    rows: (person) => inArray(device_places.link_id, ownLinks(person)),
    exported: { file: 'robos-lugares' },
    erased: 'deleted',
  },
  {
    table: part_replacements,
    label: 'Peças dos seus robôs que foram trocadas',
    tie: true,
    rows: (person) => inArray(part_replacements.link_id, ownLinks(person)),
    exported: { file: 'robos-trocas-de-pecas' },
    erased: 'deleted',
  },
  {
    table: device_transfers,
    label: 'Robôs que você ofereceu, ou que ofereceram a você',
    tie: true,
    rows: (person) =>
      or(inArray(device_transfers.link_id, ownLinks(person)), eq(device_transfers.to_user_id, person.id)),
    exported: { file: 'robos-ofertas' },
    erased: 'deleted',
  },
  {
    table: device_members,
    label: 'Com quem você divide robôs, e quem divide com você',
    tie: true,
    rows: (person) => or(inArray(device_members.link_id, ownLinks(person)), eq(device_members.user_id, person.id)),
    exported: { file: 'robos-pessoas' },
    erased: 'deleted',
  },
  {
    table: device_calibrations,
    label: 'Calibrações que você fez em sensores de robôs',
    rows: ({ id }) => eq(device_calibrations.created_by, id),
    exported: { file: 'robos-calibracoes' },
    erased: {
      anonymised: () => ({ created_by: null, reference: '', points: [] }),
      why: 'A correção continua valendo para o que o robô mede. Fica só ela, sem dizer quem comparou nem com o quê.',
    },
  },
  {
    table: device_links,
    label: 'Seus robôs',
    rows: ({ id }) => eq(device_links.user_id, id),
    exported: { file: 'robos' },
    erased: 'deleted',
  },
]
