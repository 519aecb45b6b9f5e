import { z } from 'zod'
import { NoticeAddress } from '../addresses/addresses.schemas.ts'
import { notificationKinds } from '../notifications/notification.kinds.ts'
import { mailRhythms, notificationChannels } from './channel.kinds.ts'

const kind = z.enum(notificationKinds)
const channel = z.enum(notificationChannels)

/** '22:30', in São Paulo. */
const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Escreva uma hora, como 22:30.')

const Choice = z.object({ kind, channel, wanted: z.boolean() })

export const NoticeSettingsChange = z
  .object({
    /** Each kind and channel once. */
    choices: z
      .array(Choice)
      .max(notificationKinds.length * notificationChannels.length)
      .optional(),
    /** Both or none; null ends the quiet hours. */
    quiet_from: time.nullish(),
    quiet_to: time.nullish(),
    mail_rhythm: z.enum(mailRhythms).optional(),
  })
  .refine(({ quiet_from, quiet_to }) => Boolean(quiet_from) === Boolean(quiet_to), {
    path: ['quiet_to'],
    error: 'Escreva as duas horas, ou nenhuma.',
  })
  .refine(({ choices = [] }) => new Set(choices.map((one) => `${one.kind} ${one.channel}`)).size === choices.length, {
    path: ['choices'],
    error: 'Escolha cada aviso uma vez só.',
  })
export type NoticeSettingsChange = z.infer<typeof NoticeSettingsChange>

/**
 * `fixed` can't be refused. `configured`: this server can send by the channel. `email` is null until it is confirmed.
 */
export const NoticeSettings = z.object({
  kinds: z.array(z.object({ kind, channels: z.array(z.object({ channel, wanted: z.boolean(), fixed: z.boolean() })) })),
  quiet_from: z.string().nullable(),
  quiet_to: z.string().nullable(),
  mail_rhythm: z.enum(mailRhythms),
  email: z.string().nullable(),
  push: z.object({ configured: z.boolean(), devices: z.number().int() }),
  whatsapp: NoticeAddress.extend({ configured: z.boolean() }),
  discord: NoticeAddress,
})
export type NoticeSettings = z.infer<typeof NoticeSettings>
