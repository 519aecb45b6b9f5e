import { z } from 'zod'
import { Opened } from '#shared/opened.ts'
import { PageInput, pageOf, queryBoolean } from '#shared/pagination.ts'
import { rowId } from '#shared/row-id.ts'
import { memberRoles } from '../members/member.kinds.ts'
import { deviceSessions, deviceStates } from './device-status.model.ts'
import { diagnosisSteps } from './diagnosis.model.ts'

const id = z.number().int()

/** A robot by its id or serial number. */
/** A step of the diagnosis, and how it stands. */
export const DiagnosisLine = z.object({
  step: z.enum(diagnosisSteps),
  state: z.enum(['ok', 'check', 'problem', 'unknown']),
})

export const DeviceRef = z.object({ id: z.coerce.string().trim().min(1).max(20) })
export type DeviceRef = z.infer<typeof DeviceRef>

export const DeviceFilter = PageInput.extend({
  /** Whose robots; default: the viewer's. Of other people for staff alone. */
  user_id: rowId.optional(),
  /** Only those that called home at least once. */
  who_already_called: queryBoolean.optional(),
  order_by: z.enum(['name', 'last_seen_at', 'linked_at']).default('name'),
})
export type DeviceFilter = z.infer<typeof DeviceFilter>

export const DeviceMode = z.object({
  order_by: z.number().int().nullable(),
  /** 'meu-modo' is the owner's own. */
  modo_ganza: z.object({ slug: z.string() }),
})
export type DeviceMode = z.infer<typeof DeviceMode>

export const DeviceCard = z.object({
  id,
  ganza_serial_number: z.string(),
  name: z.string(),
  model: z.object({ id, slug: z.string(), name: z.string() }),
  space: z.object({ id, slug: z.string(), name: z.string() }).nullable(),
  status: z.enum(deviceStates),
  session: z.enum(deviceSessions),
  /** The last contact since the viewer may see it. */
  last_seen_at: z.date().nullable(),
  /** When its newest reading was taken. */
  ganza_iot_data_last: z.object({ created_at: z.date() }).nullable(),
  /** What it was told to do. */
  mode: DeviceMode.nullable(),
  firmware: z.string().nullable(),
  /** Wi-Fi signal, dBm. */
  rssi: z.number().int().nullable(),
  /** How the viewer stands to it. */
  role: z.enum(['owner', ...memberRoles, 'staff', 'analyst']),
  /** Who has it, unless the viewer does. */
  owner: z.object({ nickname: z.string() }).nullable(),
  can: z.object({ work: z.boolean(), own: z.boolean(), leave: z.boolean() }),
})
export type DeviceCard = z.infer<typeof DeviceCard>

export const DeviceDetail = DeviceCard.extend({
  hardware: z.string().nullable(),
  interval_seconds: z.number().int(),
  /** From when on the viewer may read of it; null: from the beginning. */
  since: z.date().nullable(),
})
export type DeviceDetail = z.infer<typeof DeviceDetail>

export const DevicesPage = pageOf(DeviceCard)
export type DevicesPage = z.infer<typeof DevicesPage>

export const DeviceChangeInput = DeviceRef.extend({
  name: z.string().trim().min(1, 'Dê um nome para o robô.').max(60),
  /** Leaf minus air, °C; nothing: as the space says. */
  leaf_offset: z.number().min(-10, 'Use de −10 a 10 °C.').max(10, 'Use de −10 a 10 °C.').nullish(),
  opened: Opened,
})
export type DeviceChangeInput = z.infer<typeof DeviceChangeInput>

export const DevicePerson = z.object({ id, nickname: z.string(), photo_url: z.string().nullable() })
export type DevicePerson = z.infer<typeof DevicePerson>

export const DeviceMember = z.object({
  id,
  user: DevicePerson,
  role: z.enum(memberRoles),
  expires_at: z.date().nullable(),
  /** The date is over: they see it no more. */
  lapsed: z.boolean(),
})
export type DeviceMember = z.infer<typeof DeviceMember>

export const DeviceOffer = z.object({ id, to: DevicePerson, expires_at: z.date() })
export type DeviceOffer = z.infer<typeof DeviceOffer>

const choice = z.object({ id, name: z.string() })

/** What the owner of a robot may change, with what there is to choose from. */
export const DeviceSettings = z.object({
  device: DeviceDetail,
  leaf_offset: z.number().nullable(),
  /** R$ per kWh; null until it is said. */
  tariff: z.number().nullable(),
  channels: z.array(
    z.object({
      slug: z.string(),
      /** As the model calls it. */
      name: z.string(),
      label: z.string(),
      /** As estimated for the model. */
      usual_watts: z.number().nullable(),
      watts: z.number().nullable(),
      stuff: choice.nullable(),
    }),
  ),
  members: z.array(DeviceMember),
  offer: DeviceOffer.nullable(),
  spaces: z.array(choice),
  stuffs: z.array(choice),
  diagnosis: z.array(DiagnosisLine),
  /** What of its readings was not stored in the last 7 days, and why. */
  refused: z.array(z.object({ reason: z.string(), count: z.number().int() })),
})
export type DeviceSettings = z.infer<typeof DeviceSettings>
