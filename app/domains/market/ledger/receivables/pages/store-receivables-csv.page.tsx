import { formatNumericDay } from '#shared/dates.ts'
import { formatMoneyField } from '#shared/money.ts'
import { csvList } from '#web/csv.server.ts'
import { access } from '#web/guard.server.ts'
import { filterOf } from '#web/search-params.server.ts'
import { kindNames, methodNames, receivableStateNames, roleNames } from '../receivable.words.ts'
import { ReceivableFilter } from '../receivables.schemas.ts'
import type { Route } from './+types/store-receivables-csv.page'

export const middleware = [access('store')]

const head = [
  ...['pedido', 'lancamento', 'quem_recebe', 'papel', 'forma', 'parcela', 'parcelas', 'valor', 'tarifa'],
  ...['estornado', 'liquido', 'cai_em', 'previsto', 'situacao'],
]

/** The whole list with the page's search and filters. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const filter = filterOf(request, ReceivableFilter)
  return csvList(context, 'recebiveis', head, {
    read: ({ ledger }, page) => ledger.receivables.list({ ...filter, ...page, store: params.slug }),
    row: (one) => [
      one.order_uuid,
      kindNames[one.kind],
      one.recipient,
      roleNames[one.role],
      methodNames[one.method],
      one.installment,
      one.installments,
      formatMoneyField(one.amount),
      formatMoneyField(one.fee),
      formatMoneyField(one.reversed),
      formatMoneyField(one.due),
      formatNumericDay(one.due_on),
      one.expected_on ? formatNumericDay(one.expected_on) : '',
      receivableStateNames[one.state],
    ],
  })
}
