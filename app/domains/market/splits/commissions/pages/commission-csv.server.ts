import type { CsvCell } from '#shared/csv-text.ts'
import { formatNumericDay } from '#shared/dates.ts'
import { formatMoneyField } from '#shared/money.ts'
import { formatNumber } from '#shared/numbers.ts'
import { commissionStateNames } from '../commission.words.ts'
import type { Commission } from '../commissions.schemas.ts'

const head = [
  'pedido',
  'produto',
  'loja',
  'afiliado',
  'codigo',
  'data',
  'pago',
  'porcentagem',
  'comissao',
  'voltou',
  'situacao',
]

/** The columns of a list of commissions. */
export const commissionCsv = {
  head,
  row: (one: Commission): CsvCell[] => [
    ...[one.order_uuid, one.title, one.store.name, one.nickname, one.code, formatNumericDay(one.created_at)],
    ...[formatMoneyField(one.paid), formatNumber(one.bps / 100), formatMoneyField(one.amount)],
    ...[formatMoneyField(one.back), commissionStateNames[one.state]],
  ],
}
