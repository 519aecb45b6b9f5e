import { formatMoney } from '#shared/money.ts'
import type { Side } from '../orders/order.kinds.ts'
import type { OrderHappening } from '../orders/order-event.kinds.ts'

type Data = Record<string, string | number>
/** `mailed`: too important to hang on who wants which notices (Decreto 7.962: confirmation, refund). */
type Words = { title: string; text: string; mailed?: true }
type Told = Partial<Record<OrderHappening, (data: Data, side: Side) => Words | null>>

const money = ({ amount }: Data) => formatMoney(Number(amount ?? 0))
const unlessBy =
  (side: Side, words: (data: Data) => Words) =>
  (data: Data, by: Side): Words | null =>
    by === side ? null : words(data)

/** What its buyer is told of an order; nothing of what they did themselves. */
export const buyerWords: Told = {
  placed: (_, side) => ({
    title: side === 'sistema' ? 'chegou a cobrança da sua assinatura' : 'recebemos o seu pedido',
    text: 'Agora falta o pagamento. Veja como e até quando.',
    mailed: true,
  }),
  paid: (data) => ({
    title: 'pagamento confirmado',
    text: `Recebemos ${money(data)}. A loja já pode preparar.`,
    mailed: true,
  }),
  refused: ({ open }) => ({
    title: 'o pagamento não passou',
    text: open
      ? 'Nada foi cobrado. Dentro do prazo, pague o mesmo pedido com outro cartão ou por PIX.'
      : 'Nada foi cobrado e o pedido foi encerrado.',
  }),
  expired: () => ({
    title: 'o prazo para pagar acabou',
    text: 'O pedido foi encerrado e nada será cobrado.',
    mailed: true,
  }),
  canceled: unlessBy('comprador', ({ reason }) => ({
    title: 'o pedido foi cancelado',
    text: reason ? `Motivo: ${reason} O que você pagou volta inteiro.` : 'Se você pagou, tudo volta para você.',
    mailed: true,
  })),
  paid_twice: (data) => ({
    title: 'um pagamento a mais vai voltar',
    text: `O pedido já estava pago. ${money(data)} voltam para você.`,
    mailed: true,
  }),
  paid_late: (data) => ({
    title: 'o pagamento chegou tarde e vai voltar',
    text: `${data.reason} Os ${money(data)} voltam inteiros para você; não precisa fazer nada.`,
    mailed: true,
  }),
  underpaid: (data) => ({
    title: 'o valor pago não chegou ao total',
    text: `Recebemos menos que o total da compra. Os ${money(data)} que chegaram voltam para você; não precisa fazer nada.`,
    mailed: true,
  }),
  prepared: () => ({ title: 'a loja está separando', text: 'Avisamos quando sair.' }),
  ready: () => ({
    title: 'pronto para retirar',
    text: 'Abra o pedido para ver onde e o código para mostrar.',
    mailed: true,
  }),
  sent: ({ tracking_code, part }) => ({
    title: part ? 'uma parte está a caminho' : 'está a caminho',
    text: tracking_code ? `Código de rastreio: ${tracking_code}` : 'A loja enviou sem código de rastreio.',
    mailed: true,
  }),
  tracking_corrected: ({ tracking_code }) => ({
    title: 'a loja corrigiu o rastreio',
    text: `O código certo é ${tracking_code}`,
    mailed: true,
  }),
  not_delivered: () => ({
    title: 'a transportadora não conseguiu entregar',
    text: 'Em geral ela tenta de novo. Confira o endereço no pedido e o rastreio, ou fale com a loja.',
    mailed: true,
  }),
  delivered: unlessBy('comprador', () => ({
    title: 'entregue',
    text: 'Se algo não está certo, você tem 7 dias para devolver e 30 para contar um problema.',
    mailed: true,
  })),
  returned: (_, by) =>
    by === 'comprador' ? null : { title: 'devolução conferida', text: 'O valor está voltando para você.' },
  refunded: (data) => ({ title: 'dinheiro devolvido', text: `${money(data)} voltaram para você.`, mailed: true }),
  refund_failed: () => ({
    title: 'a devolução não passou',
    text: 'O banco não aceitou. Nossa equipe foi avisada e vai tentar de outro jeito.',
    mailed: true,
  }),
  disputed: () => ({
    title: 'problema registrado',
    text: 'A loja foi avisada. O dinheiro dela espera até resolver.',
    mailed: true,
  }),
  dispute_said: unlessBy('comprador', () => ({
    title: 'há uma resposta sobre o problema',
    text: 'Leia e responda no pedido.',
  })),
  dispute_offered: (data) => ({
    title: 'a loja fez uma proposta',
    text: `Ela oferece ${money(data)} de volta. Você decide.`,
    mailed: true,
  }),
  dispute_decided: unlessBy('comprador', () => ({
    title: 'o problema foi decidido',
    text: 'Veja a decisão no pedido.',
    mailed: true,
  })),
}

/** What those who work in the store are told; nothing of what they did themselves, and nothing before it is paid. */
export const storeWords: Told = {
  paid: (data) => ({ title: 'vendido e pago', text: `Entraram ${money(data)}. Prepare o envio.`, mailed: true }),
  canceled: unlessBy('loja', () => ({ title: 'cancelado', text: 'Não envie. O estoque já voltou.', mailed: true })),
  not_delivered: () => ({
    title: 'a transportadora não conseguiu entregar',
    text: 'Veja o rastreio e combine com quem comprou, antes que o pacote volte.',
    mailed: true,
  }),
  delivered: (_, side) => (side === 'comprador' ? { title: 'recebido', text: 'Quem comprou confirmou.' } : null),
  withdrawn: () => ({
    title: 'pediram para devolver',
    text: 'É um direito de quem compra pela internet. Veja o que volta e confira quando chegar.',
    mailed: true,
  }),
  sent_back: () => ({
    title: 'a devolução foi enviada',
    text: 'Confira quando chegar. Sem resposta, o valor volta sozinho em 10 dias.',
  }),
  withdrawal_dropped: () => ({ title: 'desistiram de devolver', text: 'O pedido segue como estava.' }),
  returned: (_, side) =>
    side === 'sistema'
      ? { title: 'valor devolvido a quem comprou', text: 'A devolução foi concluída.', mailed: true }
      : null,
  disputed: () => ({
    title: 'contaram um problema',
    text: 'Responda no pedido. O valor espera até resolver.',
    mailed: true,
  }),
  dispute_said: unlessBy('loja', () => ({
    title: 'nova mensagem sobre o problema',
    text: 'Leia e responda no pedido.',
  })),
  dispute_decided: () => ({ title: 'o problema foi encerrado', text: 'Veja como no pedido.', mailed: true }),
  charged_back: (data) => ({
    title: 'pagamento contestado no banco',
    text: `O banco tomou ${money(data)} enquanto decide. Guarde os comprovantes de envio.`,
    mailed: true,
  }),
  chargeback_reversed: (data) => ({ title: 'contestação revertida', text: `${money(data)} voltaram.`, mailed: true }),
  refund_failed: () => ({ title: 'uma devolução não passou', text: 'O banco não aceitou. Nossa equipe foi avisada.' }),
}
