import { formatMoney } from '#shared/money.ts'
import type { Installment } from './installments.model.ts'

type Parcels = Pick<Installment, 'n' | 'value' | 'last_value'>

/** '12× de R$ 47,25', as anybody says it: centavos by which the last may differ are told by `lastParcel`. */
export const parcelsText = ({ n, value, last_value }: Parcels) =>
  `${n}× de ${formatMoney(n === 1 ? last_value : value)}`

/** Once below the parcels to choose from: the total is rounded, and the last absorbs the rest, up or down. */
export const lastParcel = 'A última parcela pode ter centavos a mais ou a menos, para o total fechar.'
