import { installmentTerms } from '#domains/market/payments/installments/fees.kinds.ts'
import { type Installment, installmentTable } from '#domains/market/payments/installments/installments.model.ts'
import { parcelsText } from '#domains/market/payments/installments/installments.words.ts'
import type { OfferDetail } from '#domains/market/products/offers/offers.schemas.ts'
import { PriceTag } from '#domains/market/products/ui.ts'
import { formatMoney } from '#shared/money.ts'
import { Disclosure } from '#ui/components/disclosure.tsx'
import { deferred } from '#ui/deferred.tsx'

const InstallmentRows = deferred(async () => (await import('./installment-rows.tsx')).InstallmentRows)

type Props = {
  variant: OfferDetail['variants'][number]
  /** The store sells now: how it is paid is told. */
  sold: boolean
}

/** The price at once, and in instalments with everything that they cost. */
export function PriceBox({ variant: { price, compare_at_price }, sold }: Props) {
  const rows = installmentTable(price)
  const last = rows.at(-1)
  return (
    <div className="space-y-3">
      <div>
        <PriceTag price={price} compare_at_price={compare_at_price} size="lg" />
        {sold && <p className="text-sm text-muted">no PIX, no boleto ou em 1x no cartão</p>}
      </div>
      {sold && last && last.n > 1 && (
        <Disclosure title={inShort(last)} icon="credit-card">
          <InstallmentRows rows={rows} monthly_bps={installmentTerms.monthly_bps} />
        </Disclosure>
      )}
    </div>
  )
}

/** What each month costs; the total beside it, in quieter words. */
const inShort = (one: Installment) => (
  <>
    {`ou até ${parcelsText(one)}`}
    {one.interest_free ? (
      ' sem juros'
    ) : (
      <span className="font-normal text-muted">{` (total ${formatMoney(one.total)})`}</span>
    )}
    . Ver parcelas
  </>
)
