import type { Installment } from '#domains/market/payments/installments/installments.model.ts'
import { parcelsText } from '#domains/market/payments/installments/installments.words.ts'
import { formatMoney } from '#shared/money.ts'

/** '1× de R$ 100,00', '3× de R$ 34,68 (total R$ 104,03, com juros)': number, value and total, as the law asks. */
export const installmentText = (one: Installment) =>
  one.n === 1
    ? parcelsText(one)
    : `${parcelsText(one)} (${one.interest_free ? 'sem juros' : `total ${formatMoney(one.total)}, com juros`})`

/** What is paid by this click, with interest and parcels once they are chosen. */
export const payButton = (total: number, chosen: Installment | undefined) =>
  chosen && chosen.n > 1
    ? `Pagar ${formatMoney(chosen.total)} em ${parcelsText(chosen)}`
    : `Pagar ${formatMoney(total)}`
