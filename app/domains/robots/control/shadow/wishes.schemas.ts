import { z } from 'zod'
import { DeviceRef } from '#domains/robots/devices/devices/devices.schemas.ts'
import { rowId } from '#shared/row-id.ts'
import { typedMoment } from '#shared/typed-day.ts'
import { DeviceCommandCard } from '../commands/commands.schemas.ts'

/** The longest that a level may be set by hand for: a month. */
export const MOST_MANUAL_MINUTES = 30 * 24 * 60

export const ModeChange = z.object({ id: rowId, modo_id: rowId })
export type ModeChange = z.infer<typeof ModeChange>

/** Another mode, and what it does and aims at otherwise than the one that is followed. */
export const ModeSwitch = z.object({
  mode: z.object({ id: z.number().int(), name: z.string() }),
  differences: z.array(z.object({ what: z.string(), from: z.string(), to: z.string() })),
  /** What it would do to the living plants there that it is not for. */
  harm: z.string().nullable(),
})
export type ModeSwitch = z.infer<typeof ModeSwitch>

export const ChannelWish = DeviceRef.extend({
  slug: z.string().max(40),
  /** 0 to 100; null: back to the mode. */
  level: z.coerce.number().int().min(0).max(100).nullable(),
  /** Until when, or for how long; neither: until somebody lets go. */
  until: typedMoment.nullish(),
  minutes: z.coerce.number().int().min(1).max(MOST_MANUAL_MINUTES).nullish(),
})
export type ChannelWish = z.infer<typeof ChannelWish>

/** What was queued, and the version of the wishes that it belongs to; null for what is no wish. */
export const Wished = z.object({ command: DeviceCommandCard, desired_version: z.number().int().nullable() })
export type Wished = z.infer<typeof Wished>
