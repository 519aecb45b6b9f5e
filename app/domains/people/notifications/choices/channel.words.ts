import type { MailRhythm, NotificationChannel } from './channel.kinds.ts'

export const channelNames: Record<NotificationChannel, string> = {
  app: 'No site',
  'e-mail': 'E-mail',
  push: 'Celular',
  whatsapp: 'WhatsApp',
  discord: 'Discord',
}

export const rhythmNames: Record<MailRhythm, string> = {
  at_once: 'Na hora',
  daily: 'Um por dia, às 8h',
  weekly: 'Um por semana, na segunda às 8h',
}
