import type { Installment } from '#domains/market/payments/installments/installments.model.ts'
import { lastParcel, parcelsText } from '#domains/market/payments/installments/installments.words.ts'
import { formatMoney } from '#shared/money.ts'
import { formatNumber } from '#shared/numbers.ts'

type Props = { rows: Installment[]; monthly_bps: number }

/** Number, value, total and interest of every way to pay (Decreto 5.903, art. 3), and how they were reckoned. */
export const InstallmentRows = ({ rows, monthly_bps }: Props) => (
  <div className="space-y-3 px-5 pb-5">
    <table className="table figures text-sm">
      <thead>
        <tr>
          <th>Parcelas</th>
          <th className="text-end">Total</th>
          <th className="text-end">Juros</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((one) => (
          <tr key={one.n}>
            <td>{parcelsText(one)}</td>
            <td className="text-end">{formatMoney(one.total)}</td>
            <td className="text-end">{one.interest_amount ? formatMoney(one.interest_amount) : 'sem juros'}</td>
          </tr>
        ))}
      </tbody>
    </table>
    <p className="text-sm text-muted">
      <strong>Como calculamos:</strong> juros de {formatNumber(monthly_bps / 100)} % ao mês pela tabela Price, sobre o
      preço do produto. {lastParcel} O frete entra na conta quando você fecha a compra. No PIX e no boleto não há juros.
    </p>
  </div>
)
