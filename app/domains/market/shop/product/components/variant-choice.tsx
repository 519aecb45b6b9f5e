import { useLocation } from 'react-router'
import type { OfferDetail } from '#domains/market/products/offers/offers.schemas.ts'
import { formatMoney } from '#shared/money.ts'
import { Link } from '#ui/components/link.tsx'
import { withParams } from '#ui/components/search-params.ts'
import { canBeBought } from '../product.view.ts'

type Props = { variants: OfferDetail['variants']; chosen: number }

/** The variants of a product as links: the chosen one lies in the URL, with scripts or without. */
export function VariantChoice({ variants, chosen }: Props) {
  const { search } = useLocation()
  if (variants.length < 2) return null
  return (
    <section className="space-y-2" aria-label="Opções">
      <h2 className="font-sans text-base font-semibold">Escolha a opção</h2>
      <ul className="flex flex-wrap gap-2">
        {variants.map((variant) => {
          const isChosen = variant.id === chosen
          return (
            <li key={variant.id}>
              <Link
                to={withParams(search, { opcao: String(variant.id) })}
                replace
                preventScrollReset
                aria-current={isChosen ? 'true' : undefined}
                className={`flex min-h-11 flex-col justify-center rounded-field border px-4 py-2 text-[0.9375rem] hover:bg-base-200 ${isChosen ? 'border-primary bg-primary/10 font-semibold' : 'border-edge bg-surface'}`}
              >
                {variant.name || 'Única'}
                <span className="figures text-sm font-normal text-muted">
                  {canBeBought(variant) ? formatMoney(variant.price) : 'Esgotado'}
                </span>
              </Link>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
