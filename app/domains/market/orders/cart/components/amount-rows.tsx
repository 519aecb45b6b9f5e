import { formatMoney } from '#shared/money.ts'

type Row = readonly [label: string, amount: number | string]

const said = (amount: Row[1]) => (typeof amount === 'string' ? amount : formatMoney(amount))

/** Sums as a list of terms; rows of nothing are left out. */
export const AmountRows = ({ rows, total }: { rows: readonly Row[]; total: Row }) => (
  <dl className="space-y-1">
    {rows
      .filter(([, amount], at) => at === 0 || amount !== 0)
      .map(([label, amount]) => (
        <div key={label} className="flex justify-between gap-3">
          <dt className="text-muted">{label}</dt>
          <dd className="figures">{said(amount)}</dd>
        </div>
      ))}
    <div className="flex justify-between gap-3 border-t border-base-300 pt-2 font-semibold">
      <dt>{total[0]}</dt>
      <dd className="figures">{said(total[1])}</dd>
    </div>
  </dl>
)
