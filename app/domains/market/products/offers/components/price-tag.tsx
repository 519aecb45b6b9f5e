import { formatMoney } from '#shared/money.ts'

type Props = {
  /** Centavos. */
  price: number
  /** Higher when there is a choice: 'a partir de'. */
  max_price?: number
  /** The price before, struck through. */
  compare_at_price?: number | null
  size?: 'md' | 'lg'
}

export function PriceTag({ price, max_price = price, compare_at_price, size = 'md' }: Props) {
  const before = compare_at_price && compare_at_price > price ? compare_at_price : null
  return (
    <p className="figures leading-tight">
      {before && (
        <span className="block text-sm text-muted">
          <span className="sr-only">Antes </span>
          <s>{formatMoney(before)}</s>{' '}
          <span className="font-medium text-primary">−{Math.round((1 - price / before) * 100)}%</span>
        </span>
      )}
      {max_price > price && <span className="block text-sm text-muted">a partir de</span>}
      <span className={`font-semibold ${size === 'lg' ? 'text-3xl' : 'text-lg'}`}>{formatMoney(price)}</span>
    </p>
  )
}
