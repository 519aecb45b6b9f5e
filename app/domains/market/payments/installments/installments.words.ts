import { formatMoney } from '#shared/money.ts'
import type { Installment } from './installments.model.ts'

type Parcels = Pick<Installment, 'n' | 'value' | 'last_value'>

/** '12× de R$ 47,25', or '11× de R$ 47,25 e 1× de R$ 47,26' where the last absorbs the rest. */
export const parcelsText = ({ n, value, last_value }: Parcels) =>
  n === 1 || last_value === value
    ? `${n}× de ${formatMoney(n === 1 ? last_value : value)}`
    : `${n - 1}× de ${formatMoney(value)} e 1× de ${formatMoney(last_value)}`
