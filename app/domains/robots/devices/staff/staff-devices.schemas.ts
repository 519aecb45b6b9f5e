import { z } from 'zod'
import { PageInput, pageOf, queryBoolean } from '#shared/pagination.ts'
import { idList, rowId } from '#shared/row-id.ts'
import { deviceStates } from '../devices/device-status.model.ts'
import { eventSources } from '../events/event.kinds.ts'
import { DeviceEventKindName } from '../events/told-events.schemas.ts'
import { DevicePartWear } from '../parts/parts.schemas.ts'

/** By id or serial number. */
export const StaffDeviceAddress = z.object({ id: z.coerce.string().trim().toUpperCase().min(1).max(20) })
export const StaffDeviceRef = z.object({ id: rowId })

/** In the filter by version: those that never told theirs. */
export const UNKNOWN_VERSION = 'desconhecida'

export const StaffDeviceFilter = PageInput.extend({
  state: z.enum(deviceStates).optional(),
  model_id: rowId.optional(),
  /** A version, or `UNKNOWN_VERSION`. */
  firmware: z.string().trim().max(40).optional(),
  linked: queryBoolean.optional(),
  blocked: queryBoolean.optional(),
  order_by: z.enum(['created_at', 'serial', 'last_seen_at', 'rssi']).default('created_at'),
})
export type StaffDeviceFilter = z.infer<typeof StaffDeviceFilter>

export const StaffDeviceCard = z.object({
  id: z.number().int(),
  serial: z.string(),
  model: z.object({ id: z.number().int(), name: z.string() }),
  /** Who has it now. */
  owner: z.object({ nickname: z.string() }).nullable(),
  state: z.enum(deviceStates),
  last_seen_at: z.date().nullable(),
  firmware: z.string().nullable(),
  hardware: z.string().nullable(),
  /** Wi-Fi signal, dBm. */
  rssi: z.number().int().nullable(),
  blocked_at: z.date().nullable(),
  created_at: z.date(),
})
export type StaffDeviceCard = z.infer<typeof StaffDeviceCard>
export const StaffDevicePage = pageOf(StaffDeviceCard)

/** A value of the newest message; null: the sensor gave none. */
export const StaffDeviceReading = z.object({
  key: z.string(),
  name: z.string(),
  unit: z.string(),
  decimals: z.number().int(),
  value: z.number().nullable(),
})

export const StaffDeviceDetail = StaffDeviceCard.extend({
  boot: z.number().int().nullable(),
  /** Everybody sees what it measures since then. */
  shown_since: z.date().nullable(),
  first_called_at: z.date().nullable(),
  secret_rotated_at: z.date().nullable(),
  /** Since when its owner has it. */
  linked_at: z.date().nullable(),
  /** How many had it so far. */
  links_count: z.number().int(),
  /** A code that was not used yet. */
  has_claim_code: z.boolean(),
  readings: z.object({ at: z.date(), values: z.array(StaffDeviceReading) }).nullable(),
  parts: z.array(DevicePartWear),
  /** What it shall be and what it says that it is, as stored. */
  shadow: z
    .object({
      desired: z.unknown(),
      desired_version: z.number().int(),
      reported: z.unknown(),
      reported_version: z.number().int(),
    })
    .nullable(),
  /** The newest first. */
  commands: z.array(
    z.object({
      id: z.number().int(),
      /** Words of `control`, which comes after this domain. */
      kind: z.string(),
      state: z.string(),
      reason: z.string().nullable(),
      created_at: z.date(),
    }),
  ),
  /** Readings refused in the last 7 days. */
  refused: z.array(z.object({ reason: z.string(), count: z.number().int() })),
  can: z.object({ update: z.boolean(), delete: z.boolean() }),
})
export type StaffDeviceDetail = z.infer<typeof StaffDeviceDetail>

export const DeviceRegistration = z.object({
  model_id: rowId,
  count: z.coerce.number().int().min(1, 'Registre de 1 a 200 robôs.').max(200, 'Registre de 1 a 200 robôs.'),
})
export type DeviceRegistration = z.infer<typeof DeviceRegistration>

/** Secret and code are told here only: of the secret we keep a hash. */
export const RegisteredDevices = z.object({
  model: z.object({ id: z.number().int(), name: z.string() }),
  data: z.array(z.object({ id: z.number().int(), serial: z.string(), secret: z.string(), claim_code: z.string() })),
})
export type RegisteredDevices = z.infer<typeof RegisteredDevices>

export const NewClaimCode = z.object({ serial: z.string(), claim_code: z.string() })
export type NewClaimCode = z.infer<typeof NewClaimCode>
export const NewDeviceSecret = z.object({ serial: z.string(), secret: z.string() })
export type NewDeviceSecret = z.infer<typeof NewDeviceSecret>

export const DeviceLabelFilter = z.object({
  ids: idList.optional(),
  model_id: rowId.optional(),
})
export type DeviceLabelFilter = z.infer<typeof DeviceLabelFilter>
/** What is printed: only robots whose code was not used yet. */
export const DeviceLabels = z.object({
  data: z.array(z.object({ id: z.number().int(), serial: z.string(), claim_code: z.string(), model: z.string() })),
})
export type DeviceLabels = z.infer<typeof DeviceLabels>

export const StaffEventFilter = z.object({
  /** Id or serial number of a robot. */
  device: z.string().trim().toUpperCase().max(20).optional(),
  source: z.enum(eventSources).optional(),
  kind: DeviceEventKindName.optional(),
  /** `next_cursor` of the page before. */
  cursor: z
    .string()
    .regex(/^\d{1,15}$/)
    .optional(),
  per_page: z.coerce.number().int().min(1).max(100).default(50),
})
export type StaffEventFilter = z.infer<typeof StaffEventFilter>

export const StaffEvent = z.object({
  id: z.number().int(),
  device: z.object({ id: z.number().int(), serial: z.string() }),
  source: z.enum(eventSources),
  kind: DeviceEventKindName,
  data: z.record(z.string(), z.unknown()),
  at: z.date(),
  received_at: z.date(),
})
export type StaffEvent = z.infer<typeof StaffEvent>
export const StaffEvents = z.object({ data: z.array(StaffEvent), next_cursor: z.string().nullable() })
export type StaffEvents = z.infer<typeof StaffEvents>
