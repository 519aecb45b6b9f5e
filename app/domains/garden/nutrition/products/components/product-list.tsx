import { formatMoney } from '#shared/money.ts'
import { Badge } from '#ui/components/badge.tsx'
import { Link } from '#ui/components/link.tsx'
import { npkWords, partWords, stockWords } from '../nutrient.words.ts'
import type { NutrientProduct } from '../nutrients.schemas.ts'

/** Own products in rows: what each is in the mix, what is left, what it costs. */
export const ProductList = ({ products }: { products: NutrientProduct[] }) => (
  <ul className="divide-y divide-base-300 rounded-box border border-base-300 bg-surface">
    {products.map((product) => (
      <li key={product.id} className="relative flex flex-wrap items-center gap-x-4 gap-y-2 p-4 hover:bg-base-200">
        <div className="min-w-0 flex-1 basis-56 space-y-1">
          <h3 className="font-sans text-base font-semibold tracking-normal wrap-anywhere">
            <Link to={`/cultivo/nutrientes/produto/${product.id}`} className="after:absolute after:inset-0">
              {product.name}
            </Link>
            {product.brand && <span className="font-normal text-muted"> · {product.brand}</span>}
          </h3>
          <p className="text-sm text-muted">{about(product)}</p>
        </div>
        <Badge tone={product.stock !== null && product.stock <= 0 ? 'amber' : 'neutral'} icon="package">
          {stockWords(product)}
        </Badge>
      </li>
    ))}
  </ul>
)

const about = (product: NutrientProduct) =>
  [
    partWords(product),
    npkWords(product),
    product.unit_cost !== null && `${formatMoney(Math.round(product.unit_cost * 100))} por 100 ${product.unit}`,
  ]
    .filter(Boolean)
    .join(' · ')
