import { inStore } from '#domains/market/stores/index.ts'
import { type Context, signedIn } from '#platform/context.ts'
import { bytesOf, fact, heading, openSheet, plain } from '#platform/pdf/pdf-sheet.ts'
import { pdfText } from '#platform/pdf/pdf-text.ts'
import { type CsvCell, csvText } from '#shared/csv-text.ts'
import { formatNumericDay } from '#shared/dates.ts'
import { formatMoney, formatMoneyField } from '#shared/money.ts'
import { heldBy } from '../book/held-by.queries.ts'
import type { Holder } from '../book/holder.kinds.ts'
import { kindNames, methodNames, roleNames } from '../receivables/receivable.words.ts'
import { payoutStateNames } from './payout.words.ts'
import { findStatement, placeOf, type Statement } from './payouts.queries.ts'
import type { StatementRef, StoreStatementRef } from './payouts.schemas.ts'
import { payouts } from './payouts.table.ts'

export async function storeStatement(ctx: Context, { store, ...wanted }: StoreStatementRef): Promise<File> {
  const inside = await inStore(ctx, store, 'store.read')
  return statementFile(ctx, { kind: 'store', id: inside.store.id }, wanted)
}

export const myStatement = (ctx: Context, wanted: StatementRef): Promise<File> =>
  statementFile(ctx, { kind: 'user', id: signedIn(ctx).id }, wanted)

async function statementFile(ctx: Context, holder: Holder, { uuid, format }: StatementRef): Promise<File> {
  const statement = await findStatement(ctx, uuid, heldBy(payouts, holder))
  const name = `repasse-${statement.payout.day}.${format}`
  if (format === 'csv') return new File([statementCsv(statement)], name, { type: 'text/csv' })
  return new File([new Uint8Array(await statementPdf(statement, ctx.env.site.name))], name, { type: 'application/pdf' })
}

const rowsOf = ({ lines }: Statement) =>
  lines.map(({ amount, receivable: r }) => ({
    order: r.order_uuid,
    what: kindNames[r.kind],
    role: roleNames[r.role],
    method: methodNames[r.method],
    installment: `${r.installment} de ${r.installments}`,
    amount,
  }))

function statementCsv(statement: Statement): string {
  const rows = rowsOf(statement).map((row): CsvCell[] => [
    row.order,
    row.what,
    row.role,
    row.method,
    row.installment,
    formatMoneyField(row.amount),
  ])
  const total: CsvCell[] = ['total', '', '', '', '', formatMoneyField(statement.payout.amount)]
  return csvText(['pedido', 'lancamento', 'papel', 'forma', 'parcela', 'valor'], [...rows, total])
}

const right = { x: 'right' } as const

async function statementPdf(statement: Statement, site: string): Promise<Buffer> {
  const { payout, receiver, name } = statement
  const title = `Extrato do repasse de ${formatNumericDay(payout.day)}`
  const sheet = openSheet({ title, author: null, foot: `${site} · repasse ${payout.uuid}` })
  const whole = bytesOf(sheet)
  heading(sheet, title, 18)
  fact(sheet, 'Quem recebe', name)
  fact(sheet, 'Nome no documento', receiver.legal_name)
  fact(sheet, 'Enviado para', placeOf(receiver))
  fact(sheet, 'Situação', payoutStateNames[payout.state])
  fact(sheet, 'Resposta do banco', payout.return_reason)
  fact(sheet, 'Total', formatMoney(payout.amount))
  heading(sheet, 'O que entrou neste repasse')
  plain(sheet)
  sheet.fontSize(8.5).table({
    columnStyles: ['*', 90, 60, 45, 50, 65],
    rowStyles: { border: [0, 0, 0.5, 0], borderColor: '#d8d5ca', padding: 4 },
    data: [
      ['Pedido', 'Lançamento', 'Papel', 'Forma', 'Parcela', { text: 'Valor (R$)', align: right }],
      ...rowsOf(statement).map(({ order, what, role, method, installment, amount }) => [
        ...[order, what, role, method, installment].map(pdfText),
        { text: formatMoneyField(amount), align: right },
      ]),
    ],
  })
  sheet.end()
  return whole
}
