import type { ReactNode } from 'react'
import { formatNumericDay } from '#shared/dates.ts'
import { applyMask } from '#shared/masks.ts'
import { Card } from '#ui/components/card.tsx'
import { carrierWords } from '../../dispatches/carrier.words.ts'
import { deliveryWords } from '../order.words.ts'
import type { OrderDetail } from '../orders.schemas.ts'

type Props = {
  order: OrderDetail
  /** Below each parcel. */
  children?: ((parcel: OrderDetail['dispatches'][number]) => ReactNode) | undefined
}

/** Where it goes, how, and with which codes. */
export function OrderDelivery({ order, children }: Props) {
  const { freight, ship_to, town, dispatches, picks_up } = order
  if (!freight && !town) return null
  return (
    <Card title={picks_up ? 'Retirada' : 'Entrega'}>
      <div className="space-y-4">
        <p>
          {freight && <span className="font-medium">{freight.name} · </span>}
          <span className="text-muted">{deliveryWords(order)}</span>
        </p>
        {order.pickup_place && <p className="font-medium">{order.pickup_place}</p>}
        {freight?.note && <p className="text-sm text-muted">{freight.note}</p>}
        {ship_to && !picks_up && (
          <p>
            {ship_to.recipient}
            <br />
            {ship_to.street}, {ship_to.number}
            {ship_to.complement && `, ${ship_to.complement}`}
            <br />
            {ship_to.district}, {ship_to.city}/{ship_to.uf}
            <br />
            CEP {applyMask('cep', ship_to.cep)}
          </p>
        )}
        {!ship_to && town && !picks_up && (
          <p>
            {town}
            <span className="block text-sm text-muted">
              O endereço aparece só para quem cuida dos pedidos, enquanto valer a garantia.
            </span>
          </p>
        )}
        {dispatches.length > 0 && (
          <ul className="space-y-3">
            {dispatches.map((parcel) => (
              <li key={parcel.id} className="rounded-box border border-base-300 p-3">
                <p className="font-medium">
                  {carrierWords[parcel.carrier]}, em {formatNumericDay(parcel.posted_on)}
                </p>
                {parcel.tracking_code && (
                  <p className="wrap-anywhere">
                    Rastreio:{' '}
                    {parcel.tracking_url ? (
                      <a href={parcel.tracking_url} target="_blank" rel="noreferrer" className="link">
                        {parcel.tracking_code}
                      </a>
                    ) : (
                      parcel.tracking_code
                    )}
                  </p>
                )}
                {parcel.note && <p className="text-sm text-muted">{parcel.note}</p>}
                {children?.(parcel)}
              </li>
            ))}
          </ul>
        )}
      </div>
    </Card>
  )
}
