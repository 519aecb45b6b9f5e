import { formatNumericDay } from '#shared/dates.ts'
import { formatMoneyField } from '#shared/money.ts'
import { formatNumber } from '#shared/numbers.ts'
import type { Page } from '#shared/pagination.ts'
import { csvResponse } from '#web/csv.server.ts'
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

/** The whole list, page by page. The first is read before answering: a refusal is a page. */
export async function commissionCsv(name: string, read: (page: number) => Promise<Page<Commission>>) {
  const first = await read(1)
  return csvResponse(name, head, async (page) => {
    const { data, last_page } = page === 1 ? first : await read(page)
    const rows = data.map((one) => [
      ...[one.order_uuid, one.title, one.store.name, one.nickname, one.code, formatNumericDay(one.created_at)],
      ...[formatMoneyField(one.paid), formatNumber(one.bps / 100), formatMoneyField(one.amount)],
      ...[formatMoneyField(one.back), commissionStateNames[one.state]],
    ])
    return { rows, done: page >= last_page }
  })
}
