import { z } from 'zod'
import { energySources } from '#domains/robots/control/energy/energy.kinds.ts'
import { DeviceRef } from '#domains/robots/devices/devices/devices.schemas.ts'
import { typedDay } from '#shared/typed-day.ts'

/** Days of São Paulo, the last one included; nothing: the last 30. */
export const RobotEnergyFilter = DeviceRef.extend({ from: typedDay.optional(), to: typedDay.optional() })
export type RobotEnergyFilter = z.infer<typeof RobotEnergyFilter>

const source = z.enum(energySources).nullable()
/** Centavos; null without a tariff, or when the energy is not known. */
const cost = z.number().nullable()

/** `kwh` is of what is known; null when nothing is. */
const sum = {
  kwh: z.number().nullable(),
  cost,
  /** How it is known: as well as the worst of its parts. */
  source,
  /** Slugs of the channels that were on without anybody knowing their watts. */
  unknown: z.array(z.string()),
}

export const RobotChannelEnergy = z.object({
  slug: z.string(),
  name: z.string(),
  /** What hangs on it draws, W. */
  watts: z.number().nullable(),
  source,
  on_seconds: z.number(),
  kwh: z.number().nullable(),
  cost,
})
export type RobotChannelEnergy = z.infer<typeof RobotChannelEnergy>

export const RobotEnergyDay = z.object({ day: z.string(), ...sum })
export type RobotEnergyDay = z.infer<typeof RobotEnergyDay>

export const RobotEnergy = z.object({
  device: z.object({ serial: z.string(), name: z.string() }),
  /** First and last day; nobody reads before their own link. */
  from: z.string(),
  to: z.string(),
  /** R$ per kWh. */
  tariff: z.number().nullable(),
  channels: z.array(RobotChannelEnergy),
  /** In the order of time. */
  days: z.array(RobotEnergyDay),
  total: z.object(sum),
  can: z.object({ own: z.boolean() }),
})
export type RobotEnergy = z.infer<typeof RobotEnergy>
