import { Link } from 'react-router'
import { formatMoney } from '#shared/money.ts'
import { Card } from '#ui/components/card.tsx'
import { Notice } from '#ui/components/notice.tsx'
import type { CartView } from '../cart.schemas.ts'
import { CartLineRow } from './cart-line-row.tsx'

/** What is in a cart, by store; what waits for its store; and what can no longer be bought. */
export function CartStores({ cart, className }: { cart: CartView; className?: string }) {
  return (
    <div className={className}>
      {cart.gone.length > 0 && (
        <Notice tone="warning" title="Saiu de venda">
          {cart.gone.length === 1
            ? 'Um produto do carrinho não está mais à venda. Tire-o para continuar.'
            : `${cart.gone.length} produtos do carrinho não estão mais à venda. Tire-os para continuar.`}
          <ul className="mt-3 space-y-2">
            {cart.gone.map((line) => (
              <CartLineRow key={line.variant_id} line={line} />
            ))}
          </ul>
        </Notice>
      )}
      {cart.stores.map((store) => (
        <Card
          key={store.id}
          title={store.name}
          level={2}
          actions={
            <Link to={`/loja/${store.slug}`} className="link">
              Ver loja
            </Link>
          }
        >
          <ul className="divide-y divide-base-300">
            {store.lines.map((line) => (
              <CartLineRow key={line.variant_id} line={line} store={store.slug} />
            ))}
          </ul>
          <p className="mt-3 flex justify-between gap-3 border-t border-base-300 pt-3">
            <span className="text-muted">
              {store.coupon ? `Com o cupom ${store.coupon.code}` : 'Produtos desta loja'}
            </span>
            <strong className="figures">{formatMoney(store.goods_amount - store.discount_amount)}</strong>
          </p>
        </Card>
      ))}
      {cart.paused.map((store) => (
        <Card
          key={store.id}
          title={store.name}
          level={2}
          actions={
            <Link to={`/loja/${store.slug}`} className="link">
              Ver loja
            </Link>
          }
        >
          <p>{store.lines[0]?.problem} O que está aqui fica guardado e não entra nesta compra.</p>
          <ul className="divide-y divide-base-300">
            {store.lines.map((line) => (
              <CartLineRow key={line.variant_id} line={line} store={store.slug} paused />
            ))}
          </ul>
        </Card>
      ))}
    </div>
  )
}
