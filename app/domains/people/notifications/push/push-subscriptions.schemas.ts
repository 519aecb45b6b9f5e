import { z } from 'zod'

/** A value of so many bytes in base64url. */
const bytes = (length: number) =>
  z
    .string()
    .max(200)
    .refine((text) => /^[\w-]+=*$/.test(text) && Buffer.from(text, 'base64url').length === length, {
      error: 'O navegador mandou uma chave incompleta. Recarregue a página e tente de novo.',
    })

/** `PushSubscription.toJSON()` of a browser: a point on P-256, and a secret of 16 bytes. */
export const PushInput = z.object({
  endpoint: z.url().max(2000),
  keys: z.object({ p256dh: bytes(65), auth: bytes(16) }),
})
export type PushInput = z.infer<typeof PushInput>

export const PushEndpoint = z.object({ endpoint: z.url().max(2000) })

/**
 * `public_key`: for `applicationServerKey`; null when this server sends no pushes. `expects`: there is something to be told of,
 * as a reminder was set or something bought; before that nobody is asked.
 */
export const PushKey = z.object({ public_key: z.string().nullable(), expects: z.boolean() })
export type PushKey = z.infer<typeof PushKey>

/** How many browsers of the viewer receive pushes. */
export const PushDevices = z.object({ devices: z.number().int() })
export type PushDevices = z.infer<typeof PushDevices>
