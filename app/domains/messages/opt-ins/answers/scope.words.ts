import type { AddressedChannel } from '#domains/people/notifications/addresses/notification-addresses.table.ts'
import type { Scope } from './scope.kinds.ts'

export const scopeNames: Record<Scope, string> = {
  service: 'Mensagens do serviço',
  news: 'Novidades',
}

export const scopeHelp: Record<Scope, string> = {
  service: 'Manutenção, mudanças no site e o que você precisa saber da sua conta.',
  news: 'Eventos, cursos e ofertas, de vez em quando.',
}

const where: Record<AddressedChannel, string> = {
  whatsapp: 'por WhatsApp, no número que confirmei',
  discord: 'no canal do Discord que cadastrei',
}

/** What somebody says yes to. It is kept with the answer: what was agreed to can be shown word for word. */
export const sentenceOf = (channel: AddressedChannel, scope: Scope) =>
  scope === 'service'
    ? `Quero receber ${where[channel]}, mensagens da equipe sobre o site e a minha conta. Posso parar quando quiser.`
    : `Quero receber ${where[channel]}, novidades da equipe: eventos, cursos e ofertas. Posso parar quando quiser.`
