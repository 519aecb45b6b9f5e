import type { LabelState } from '#domains/market/freight/labels/label.kinds.ts'

export const labelStateWords: Record<LabelState, string> = {
  pedida: 'Comprando a etiqueta…',
  no_carrinho: 'Comprando a etiqueta…',
  paga: 'Paga, quase pronta…',
  pronta: 'Pronta para imprimir',
  postada: 'Postada',
  entregue: 'Entregue',
  nao_entregue: 'A transportadora não conseguiu entregar',
  cancelada: 'Cancelada no Melhor Envio',
  falhou: 'Não deu certo',
}
