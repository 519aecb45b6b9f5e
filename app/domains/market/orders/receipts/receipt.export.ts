import { methodWords } from '#domains/market/payments/charges/charge.words.ts'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { bytesOf, fact, heading, openSheet, plain } from '#platform/pdf/pdf-sheet.ts'
import { pdfText } from '#platform/pdf/pdf-text.ts'
import { formatFull } from '#shared/dates.ts'
import { applyMask } from '#shared/masks.ts'
import { formatMoney, formatMoneyField } from '#shared/money.ts'
import type { OrderDetail } from '../orders/orders.schemas.ts'
import { showOwnOrder } from '../own/own-orders.queries.ts'
import { wentBack } from '../refunds/went-back.model.ts'

const right = { x: 'right' } as const

/** What was bought from whom and what was paid: the receipt of Decreto 7.962. It is no invoice; that the store sends. */
export async function orderReceipt(ctx: Context, uuid: string): Promise<File> {
  const order = await showOwnOrder(ctx, uuid)
  if (!order.can.receipt) throw new AppError('conflict', 'O comprovante existe depois do pagamento.')
  const bytes = await receiptPdf(order, ctx.env.site.name)
  return new File([new Uint8Array(bytes)], `comprovante-${order.id}.pdf`, { type: 'application/pdf' })
}

async function receiptPdf(order: OrderDetail, site: string): Promise<Buffer> {
  const { store, ship_to, paid_at } = order
  const title = `Comprovante do pedido ${order.id}`
  const sheet = openSheet({ title, author: null, foot: `${site} · pedido ${order.uuid}` })
  const whole = bytesOf(sheet)
  heading(sheet, title, 18)
  fact(sheet, 'Loja', store.name)
  fact(
    sheet,
    'Quem vende',
    [store.legal_name, store.document && documentText(store.document)].filter(Boolean).join(', '),
  )
  fact(sheet, 'Contato da loja', store.email)
  fact(sheet, 'Pago em', paid_at && formatFull(paid_at))
  fact(sheet, 'Forma de pagamento', methodWords[order.method])
  fact(
    sheet,
    'Para',
    ship_to && `${ship_to.recipient}, ${ship_to.street}, ${ship_to.number}, ${ship_to.city}/${ship_to.uf}`,
  )
  heading(sheet, 'O que foi comprado')
  plain(sheet)
  sheet.fontSize(9).table({
    columnStyles: ['*', 40, 80, 80],
    rowStyles: { border: [0, 0, 0.5, 0], borderColor: '#d8d5ca', padding: 4 },
    data: [
      ['Produto', 'Qtd.', { text: 'Preço (R$)', align: right }, { text: 'Total (R$)', align: right }],
      ...order.lines.map(({ title, variant_name, quantity, unit_price, paid_amount }) => [
        pdfText([title, variant_name].filter(Boolean).join(', ')),
        String(quantity),
        { text: formatMoneyField(unit_price), align: right },
        { text: formatMoneyField(paid_amount), align: right },
      ]),
    ],
  })
  sheet.moveDown()
  fact(sheet, 'Descontos', order.discount_amount ? formatMoney(order.discount_amount) : null)
  fact(sheet, 'Frete', formatMoney(order.freight_amount))
  fact(sheet, 'Juros do parcelamento', order.interest_amount ? formatMoney(order.interest_amount) : null)
  fact(sheet, 'Total pago', formatMoney(order.total + order.interest_amount))
  const back = wentBack(order)
  fact(sheet, 'Devolvido', back ? formatMoney(back) : null)
  sheet.moveDown()
  plain(sheet).text(pdfText('Este comprovante não é nota fiscal. A nota é emitida pela loja.'))
  sheet.end()
  return whole
}

const documentText = (document: string) =>
  document.length === 11 ? `CPF ${applyMask('cpf', document)}` : `CNPJ ${applyMask('cnpj', document)}`
