import { Link } from 'react-router'
import { formatMoney } from '#shared/money.ts'
import { Icon } from '#ui/components/icon.tsx'
import { Photo } from '#ui/components/photo.tsx'
import { Form } from '#ui/form/form.tsx'
import { HiddenField } from '#ui/form/hidden-field.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import type { CartLine } from '../cart.schemas.ts'
import { QuantityStepper } from './quantity-stepper.tsx'

type Props = {
  line: CartLine
  store?: string
  /** It waits for its store, which says so above. */
  paused?: boolean
}

/** One product of the cart: how many, what it costs, and what is wrong with it. */
export function CartLineRow({ line, store, paused = false }: Props) {
  const { variant_id, product, unit_price, total, problem, quantity, opens } = line
  return (
    <li className="flex gap-3 py-3">
      <div className="w-16 shrink-0">
        {product?.photo ? (
          <Photo photo={product.photo} alt="" ratio="1 / 1" />
        ) : (
          <span className="flex aspect-square items-center justify-center rounded-field bg-base-200 text-muted">
            <Icon name="package" />
          </span>
        )}
      </div>
      <div className="min-w-0 grow space-y-1">
        <p className="font-medium">
          {product && store ? (
            <Link to={`/loja/${store}/${product.slug}`} className="reach inline-block hover:underline">
              {product.name}
            </Link>
          ) : (
            'Produto fora de venda'
          )}
        </p>
        {product?.variant_name && <p className="text-sm text-muted">{product.variant_name}</p>}
        {opens && <p className="text-sm text-muted">{opens}</p>}
        {problem && product && !paused && <p className="text-sm text-error">{problem}</p>}
        <p className="figures">
          <span className="font-semibold">{formatMoney(total)}</span>
          {quantity > 1 && <span className="text-sm text-muted"> · {formatMoney(unit_price)} cada</span>}
        </p>
        <div className="flex flex-wrap items-center gap-3 pt-1">
          {product && !paused && <QuantityStepper line={line} name={product.name} />}
          <Form name={`take-${variant_id}`}>
            <HiddenField name="variant_id" value={String(variant_id)} />
            {product && !paused && <HiddenField name="quantity" value={String(quantity)} />}
            <SubmitButton name="intent" value="take" tone="plain" icon="trash-2" sending="Tirando…">
              Tirar
            </SubmitButton>
          </Form>
        </div>
      </div>
    </li>
  )
}
