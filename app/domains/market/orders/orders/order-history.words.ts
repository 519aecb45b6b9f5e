import { formatMoney } from '#shared/money.ts'
import type { Carrier } from '../dispatches/carrier.kinds.ts'
import { carrierWords } from '../dispatches/carrier.words.ts'
import type { DisputeKind } from '../disputes/dispute.kinds.ts'
import { disputeKindWords } from '../disputes/dispute.words.ts'
import { sideWords } from './order.words.ts'
import type { OrderEventView } from './orders.schemas.ts'

type Words = { title: string; text?: string }

const titles: Record<OrderEventView['kind'], string> = {
  placed: 'Pedido feito',
  paid: 'Pagamento confirmado',
  refused: 'O pagamento não passou',
  expired: 'O prazo para pagar acabou',
  canceled: 'Pedido cancelado',
  paid_late: 'O pagamento chegou tarde e vai voltar',
  underpaid: 'Veio menos que o total, e o valor vai voltar',
  paid_twice: 'Pago duas vezes: o segundo pagamento volta',
  prepared: 'Em separação',
  ready: 'Pronto para retirar',
  sent: 'Enviado',
  tracking_corrected: 'Rastreio corrigido',
  label_asked: 'Etiqueta comprada',
  not_delivered: 'A transportadora não conseguiu entregar',
  delivered: 'Entregue',
  opened: 'Arquivos abertos pela primeira vez',
  finished: 'Concluído',
  withdrawn: 'Devolução pedida',
  sent_back: 'Devolução enviada',
  withdrawal_dropped: 'Desistiu de devolver',
  returned: 'Devolução concluída',
  refund_asked: 'Reembolso pedido ao banco',
  refunded: 'Dinheiro devolvido',
  refund_failed: 'O banco não aceitou o reembolso',
  disputed: 'Problema contado',
  dispute_said: 'Mensagem sobre o problema',
  dispute_offered: 'Proposta da loja',
  dispute_decided: 'Problema encerrado',
  charged_back: 'Pagamento contestado no banco',
  chargeback_reversed: 'Contestação revertida',
  noted: 'Anotação da loja',
}

/** One line of an order's history, in words. */
export function historyWords({ kind, side, data }: OrderEventView): Words {
  const { amount, reason, proof, tracking_code, old_code, carrier, part, text, title } = data
  const parts = [
    amount ? formatMoney(Number(amount)) : null,
    carrier ? carrierWords[carrier as Carrier] : null,
    tracking_code ? String(tracking_code) : null,
    old_code ? `antes: ${old_code}` : null,
    kind === 'disputed' && data.kind ? disputeKindWords[data.kind as DisputeKind] : null,
    reason ? String(reason) : null,
    proof ? String(proof) : null,
    text ? String(text) : null,
    title ? String(title) : null,
    side === 'sistema' ? null : sideWords[side],
  ].filter(Boolean)
  const named = kind === 'sent' && part ? 'Uma parte foi enviada' : titles[kind]
  return { title: named, text: parts.length ? parts.join(' · ') : undefined }
}
