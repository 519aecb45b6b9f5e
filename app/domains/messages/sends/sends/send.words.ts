import type { RecipientState } from './recipient.kinds.ts'
import type { SendState } from './send.kinds.ts'

export const sendStateNames: Record<SendState, string> = {
  draft: 'Rascunho',
  running: 'Saindo',
  stopped: 'Parado',
  done: 'Terminado',
}

export const sendStateTones = { draft: 'neutral', running: 'primary', stopped: 'amber', done: 'info' } as const

export const recipientStateNames: Record<RecipientState, string> = {
  queued: 'Na fila',
  sending: 'Saindo',
  unsure: 'Sem resposta',
  suppressed: 'Não enviada',
  sent: 'Enviada',
  failed: 'Falhou',
  delivered: 'Entregue',
  read: 'Lida',
}

export const recipientStateTones = {
  queued: 'neutral',
  sending: 'neutral',
  unsure: 'amber',
  suppressed: 'neutral',
  sent: 'primary',
  failed: 'danger',
  delivered: 'primary',
  read: 'primary',
} as const

const reasons: Record<string, string> = {
  gone: 'A conta não está mais aqui.',
  'no opt-in': 'A pessoa não pediu, ou deixou de pedir.',
  'no address': 'Não há mais número ou webhook.',
  ended: 'O envio foi encerrado antes.',
  'last day': 'Passou do último dia.',
  'daily ceiling': 'A pessoa já recebeu o bastante neste dia.',
  'no answer': 'O serviço não respondeu. Pode ter chegado.',
  fault: 'O endereço não pôde ser lido. O erro foi registrado.',
  template: 'O modelo não está mais aprovado ou ativo.',
}

/** Codes of Meta that staff meets. */
const codes: Record<string, string> = {
  '131026': 'O número não recebe WhatsApp.',
  '131047': 'Passaram mais de 24 horas da última mensagem da pessoa.',
  '131049': 'A Meta segurou: a pessoa recebeu novidades demais.',
  '131050': 'A pessoa bloqueou novidades no WhatsApp.',
  '132001': 'A Meta não conhece o modelo neste idioma.',
  '132015': 'A Meta pausou o modelo.',
}

/** A reason as people read it; one that we have no words for is shown as it is. */
export const reasonWords = (reason: string): string =>
  reasons[reason] ?? codes[reason.match(/\d{6}/)?.[0] ?? ''] ?? `O serviço respondeu: ${reason}.`

export const periodNames = {
  day: 'Últimas 24 horas',
  week: 'Últimos 7 dias',
  month: 'Últimos 30 dias',
  year: 'Último ano',
}

export const registrationNames = { confirmed: 'Com cadastro completo', unconfirmed: 'Sem cadastro completo' }
