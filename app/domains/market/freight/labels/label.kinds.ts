/**
 * A label on its way: asked for, in the cart of the store's account, paid there, ready to be printed; then its parcel.
 * `falhou`: refused; it may be asked for again.
 */
export const labelStates = [
  'pedida',
  'no_carrinho',
  'paga',
  'pronta',
  'postada',
  'entregue',
  'nao_entregue',
  'cancelada',
  'falhou',
] as const
export type LabelState = (typeof labelStates)[number]
