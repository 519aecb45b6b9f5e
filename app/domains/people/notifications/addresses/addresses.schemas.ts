import { z } from 'zod'
import { webhookOf } from '#platform/discord/webhooks.ts'
import { addressedChannels } from './notification-addresses.table.ts'

/** Digits with the area code; Brazil's country code is added, and may be there already. */
export const phone = z
  .string()
  .transform((text) => text.replace(/\D/g, '').replace(/^55(?=\d{10,11}$)/, ''))
  .refine((digits) => /^[1-9]{2}9?\d{8}$/.test(digits), { error: 'Escreva o celular com DDD, como (11) 98765-4321.' })
  .transform((digits) => `55${digits}`)

export const WhatsAppInput = z.object({
  phone,
  agreed: z.boolean().refine((yes) => yes, { error: 'Marque que você quer receber avisos por WhatsApp.' }),
})
export type WhatsAppInput = z.infer<typeof WhatsAppInput>

export const WhatsAppCode = z.object({
  code: z
    .string()
    .max(20)
    // As people read it out: '180-436'.
    .transform((typed) => typed.replace(/[\s.-]/g, ''))
    .pipe(z.string().regex(/^\d{6}$/, 'Escreva os 6 números do código.')),
})

/** Only Discord's own addresses: anything else could lead our server anywhere. */
export const DiscordInput = z.object({
  webhook_url: z
    .string()
    .trim()
    .max(300)
    .refine((text) => webhookOf(text) !== null, {
      error: 'Cole o endereço do webhook como o Discord mostra: https://discord.com/api/webhooks/…',
    }),
})

/** `confirmed`: messages go there. `shown` is what may be seen of it. */
export const NoticeAddress = z.object({
  channel: z.enum(addressedChannels),
  shown: z.string().nullable(),
  confirmed: z.boolean(),
})
export type NoticeAddress = z.infer<typeof NoticeAddress>
