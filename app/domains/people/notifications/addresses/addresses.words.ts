import type { AddressedChannel } from './notification-addresses.table.ts'

/** What somebody says yes to; kept with their yes. */
export const optInSentences: Record<AddressedChannel, string> = {
  whatsapp: 'Quero receber avisos da minha conta por WhatsApp neste número. Posso parar quando quiser.',
  discord: 'Quero receber avisos da minha conta no canal deste webhook. Posso parar quando quiser.',
}
