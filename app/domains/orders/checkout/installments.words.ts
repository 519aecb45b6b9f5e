import { formatMoney } from '#shared/money.ts'

type Installment = { n: number; value: number; total: number; interest_amount: number; interest_free: boolean }

/** '1x de R$ 100,00', '3x de R$ 34,68 (total R$ 104,03, com juros)': number, value and total, as the law asks. */
export const installmentText = ({ n, value, total, interest_free }: Installment) =>
  n === 1
    ? `1x de ${formatMoney(total)}`
    : `${n}x de ${formatMoney(value)} (${interest_free ? 'sem juros' : `total ${formatMoney(total)}, com juros`})`
