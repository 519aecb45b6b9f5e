import { z } from 'zod'
import { Opened } from '#shared/opened.ts'
import { PageInput, pageOf } from '#shared/pagination.ts'
import { rowId } from '#shared/row-id.ts'
import { channelKinds } from '../channels/channel.kinds.ts'
import { firmwareStates } from '../firmware/firmware.kinds.ts'
import { sensorKinds } from '../sensors/sensor.kinds.ts'

export const DeviceModelInput = z.object({
  name: z.string().trim().min(2).max(60),
  description: z.string().trim().max(1000).default(''),
  /** Seconds between two readings. */
  interval_seconds: z.coerce.number().int().min(5).max(3600).default(30),
})
export type DeviceModelInput = z.infer<typeof DeviceModelInput>

export const DeviceModelRef = z.object({ id: rowId })
export const DeviceModelChange = DeviceModelInput.extend({ ...DeviceModelRef.shape, opened: Opened })
export type DeviceModelChange = z.infer<typeof DeviceModelChange>

export const DeviceModelFilter = PageInput.extend({
  order_by: z.enum(['name', 'created_at', 'devices_count']).default('name'),
})
export type DeviceModelFilter = z.infer<typeof DeviceModelFilter>

export const DeviceModelCard = z.object({
  id: z.number().int(),
  slug: z.string(),
  name: z.string(),
  description: z.string(),
  interval_seconds: z.number().int(),
  /** Built in now, without those that were removed. */
  sensors_count: z.number().int(),
  channels_count: z.number().int(),
  devices_count: z.number().int(),
  /** The highest published version. */
  firmware: z.string().nullable(),
  created_at: z.date(),
})
export type DeviceModelCard = z.infer<typeof DeviceModelCard>
export const DeviceModelPage = pageOf(DeviceModelCard)

export const DescribedModel = z.object({
  name: z.string(),
  description: z.string(),
  measures: z.array(z.string()),
  switches: z.array(z.string()),
})
export type DescribedModel = z.infer<typeof DescribedModel>

export const DeviceModelSensor = z.object({
  id: z.number().int(),
  key: z.string(),
  name: z.string(),
  unit: z.string(),
  decimals: z.number().int(),
  kind: z.enum(sensorKinds),
  /** Where its readings stand in `values`, from 1. */
  slot: z.number().int(),
  removed_at: z.date().nullable(),
})
export type DeviceModelSensor = z.infer<typeof DeviceModelSensor>

export const DeviceModelChannel = z.object({
  id: z.number().int(),
  slug: z.string(),
  name: z.string(),
  kind: z.enum(channelKinds),
  has_level: z.boolean(),
  watts: z.number().nullable(),
  most_on_minutes: z.number().int().nullable(),
  order_by: z.number().int(),
})
export type DeviceModelChannel = z.infer<typeof DeviceModelChannel>

export const DeviceModelPart = z.object({
  part_id: z.number().int(),
  code: z.string(),
  name: z.string(),
  life_hours: z.number().int().nullable(),
  /** Slug of the channel that it sits on; '' for the robot as a whole. */
  channel: z.string(),
  quantity: z.number().int(),
})
export type DeviceModelPart = z.infer<typeof DeviceModelPart>

export const DeviceModelScreen = z.object({
  id: z.number().int(),
  slug: z.string(),
  name: z.string(),
  description: z.string(),
  /** Keys of sensors and slugs of channels, in order. */
  shows: z.array(z.string()),
  order_by: z.number().int(),
})
export type DeviceModelScreen = z.infer<typeof DeviceModelScreen>

export const DeviceModelDetail = DeviceModelCard.extend({
  sensors: z.array(DeviceModelSensor),
  channels: z.array(DeviceModelChannel),
  parts: z.array(DeviceModelPart),
  screens: z.array(DeviceModelScreen),
  /** Newest first. */
  versions: z.array(z.object({ id: z.number().int(), version: z.string(), state: z.enum(firmwareStates) })),
  can: z.object({ update: z.boolean(), delete: z.boolean() }),
})
export type DeviceModelDetail = z.infer<typeof DeviceModelDetail>
