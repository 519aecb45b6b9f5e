import { formatMoney } from '#shared/money.ts'
import type { Installment } from './installments.model.ts'

/** '12× de R$ 47,25': the last may differ by a few centavos, which the checkout says. */
export const parcelsInShort = ({ n, value }: Pick<Installment, 'n' | 'value'>) => `${n}× de ${formatMoney(value)}`

/** '12× de R$ 47,25', or '11× de R$ 47,25 e 1× de R$ 47,26' where the last absorbs the rest. */
export const parcelsText = ({ n, value, last_value }: Pick<Installment, 'n' | 'value' | 'last_value'>) =>
  n === 1 || last_value === value
    ? `${n}× de ${formatMoney(n === 1 ? last_value : value)}`
    : `${n - 1}× de ${formatMoney(value)} e 1× de ${formatMoney(last_value)}`
