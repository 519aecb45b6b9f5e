import { z } from 'zod'
import { asClaimCode, asSerial, claimCodePattern, serialPattern } from '../credentials/device-code.model.ts'

export const DeviceLinkInput = z.object({
  serial: z
    .string()
    .max(40)
    .transform(asSerial)
    .refine((serial) => serialPattern.test(serial), 'O número tem GZ e mais 8 letras ou números. Confira na etiqueta.'),
  code: z
    .string()
    .max(40)
    .transform(asClaimCode)
    .refine((code) => claimCodePattern.test(code), 'O código tem 8 letras ou números, como K7P2-9QXM.'),
  /** How it was read: typed, or scanned. */
  way: z.enum(['serial', 'qrcode']).default('serial'),
})
export type DeviceLinkInput = z.infer<typeof DeviceLinkInput>

/** What whoever releases a robot passes on: with it, the next person links it. Told once. */
export const DeviceReleased = z.object({ ganza_serial_number: z.string(), name: z.string(), claim_code: z.string() })
export type DeviceReleased = z.infer<typeof DeviceReleased>
