import { z } from 'zod'

/** The next secret of a robot; the old one is accepted until this one is first used. */
export const DeviceCredential = z.object({
  serial: z.string(),
  secret: z.string(),
  /** For `Authorization: Bearer`. */
  token: z.string(),
  server_time: z.date(),
})
export type DeviceCredential = z.infer<typeof DeviceCredential>
