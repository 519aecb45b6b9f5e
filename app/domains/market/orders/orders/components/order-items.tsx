import { Fragment, type ReactNode } from 'react'
import { formatMoney } from '#shared/money.ts'
import { plural } from '#shared/numbers.ts'
import { Card } from '#ui/components/card.tsx'
import { Link } from '#ui/components/link.tsx'
import { wentBack } from '../../refunds/went-back.model.ts'
import type { OrderDetail, OrderLineView } from '../orders.schemas.ts'
import { packedOf } from '../packed.model.ts'
import { OrderThumb } from './order-thumb.tsx'

type Props = { order: OrderDetail /** Below each line. */; children?: (line: OrderLineView) => ReactNode }

/** What was bought, and what it came to; of what was sent in part, by what lies in each parcel and what still comes. */
export const OrderItems = ({ order, children }: Props) => (
  <Card title="Itens">
    {packedOf(order).map(({ key, title, lines }) => (
      <Fragment key={key}>
        {title && <h3 className="mt-4 mb-2 text-base wrap-anywhere first:mt-0">{title}</h3>}
        <ul className="divide-y divide-base-300">
          {lines.map(({ line, quantity, amount, last }) => (
            <li key={line.id} className="flex gap-3 py-3 first:pt-0">
              <OrderThumb url={line.photo_url} />
              <div className="min-w-0 grow space-y-1">
                <div className="flex flex-wrap items-baseline justify-between gap-x-4">
                  <Link
                    to={`/loja/${order.store.slug}/${line.product.slug}`}
                    className="link link-hover reach inline-block font-medium wrap-anywhere"
                  >
                    {line.title}
                  </Link>
                  <span className="figures font-semibold">{formatMoney(amount)}</span>
                </div>
                <p className="text-sm text-muted">
                  {[line.variant_name, `${quantity} × ${formatMoney(line.unit_price)}`, line.sku]
                    .filter(Boolean)
                    .join(' · ')}
                </p>
                {last && <LineState line={line} />}
                {last && children?.(line)}
              </div>
            </li>
          ))}
        </ul>
      </Fragment>
    ))}
    <Amounts order={order} />
  </Card>
)

function LineState({
  line: { sent, quantity, returned, canceled, refunded_amount, to_send },
}: {
  line: OrderLineView
}) {
  const told = [
    sent > 0 && to_send > 0 && `${sent} de ${quantity} a caminho`,
    canceled > 0 && `${plural(canceled, 'unidade cancelada', 'unidades canceladas')}`,
    returned > 0 && `${plural(returned, 'devolvida', 'devolvidas')}`,
    refunded_amount > 0 && `${formatMoney(refunded_amount)} de volta`,
  ].filter(Boolean)
  return told.length ? <p className="text-sm">{told.join(' · ')}</p> : null
}

function Amounts({ order }: { order: OrderDetail }) {
  const { goods_amount, discount_amount, freight_amount, interest_amount, total, freight } = order
  const back = wentBack(order)
  const rows: [string, string][] = [
    ['Produtos', formatMoney(goods_amount)],
    ...(discount_amount ? [['Descontos', formatMoney(-discount_amount)] as [string, string]] : []),
    ...(freight
      ? [[`Frete (${freight.name})`, freight_amount ? formatMoney(freight_amount) : 'grátis'] as [string, string]]
      : []),
    ...(interest_amount ? [['Juros do parcelamento', formatMoney(interest_amount)] as [string, string]] : []),
  ]
  return (
    <dl className="mt-3 space-y-1 border-t border-base-300 pt-3">
      {rows.map(([label, amount]) => (
        <div key={label} className="flex justify-between gap-4 text-muted">
          <dt>{label}</dt>
          <dd className="figures">{amount}</dd>
        </div>
      ))}
      <div className="flex justify-between gap-4 text-lg font-semibold">
        <dt>Total</dt>
        <dd className="figures">{formatMoney(total + interest_amount)}</dd>
      </div>
      {back > 0 && (
        <div className="flex justify-between gap-4">
          <dt>Devolvido</dt>
          <dd className="figures">{formatMoney(back)}</dd>
        </div>
      )}
    </dl>
  )
}
