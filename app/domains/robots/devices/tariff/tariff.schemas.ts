import { z } from 'zod'
import { Opened } from '#shared/opened.ts'
import { DeviceRef } from '../devices/devices.schemas.ts'

const limits = 'Escreva um valor de 0 a 20.'

/** R$ per kWh; nothing: not said. */
export const DeviceTariffInput = DeviceRef.extend({
  tariff: z.number().min(0, limits).max(20, limits).nullish(),
  opened: Opened,
})
export type DeviceTariffInput = z.infer<typeof DeviceTariffInput>
