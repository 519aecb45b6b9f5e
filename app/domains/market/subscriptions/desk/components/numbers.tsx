import { formatMoney } from '#shared/money.ts'
import { formatPercent } from '#shared/numbers.ts'
import { Disclosure } from '#ui/components/disclosure.tsx'
import { Stat, Stats } from '#ui/components/stat.tsx'
import type { SubscriptionNumbers } from '../../subscriptions/subscriptions.schemas.ts'
import { monthWords } from '../month.words.ts'

/** How the subscriptions go: now, and month by month. */
export const Numbers = ({ numbers }: { numbers: SubscriptionNumbers }) => (
  <section aria-label="Números das assinaturas" className="space-y-4">
    <Stats>
      <Stat label="Receita por mês" value={formatMoney(numbers.mrr)} icon="repeat" />
      <Stat label="Ativas" value={numbers.active} />
      <Stat label="Em teste" value={numbers.trials} />
      <Stat label="Atrasadas" value={numbers.late} />
      <Stat
        label="Saíram no mês"
        value={numbers.churn === null ? 'sem dados' : formatPercent(numbers.churn)}
        hint="de quem pagava no dia 1º"
      />
    </Stats>
    <Disclosure title="Mês a mês" icon="chart-column">
      <div className="overflow-x-auto px-5 pb-5">
        <table className="table">
          <thead>
            <tr>
              <th scope="col">Mês</th>
              <th scope="col" className="text-end">
                Pagando
              </th>
              <th scope="col" className="text-end">
                Por mês
              </th>
              <th scope="col" className="text-end">
                Entraram
              </th>
              <th scope="col" className="text-end">
                Saíram
              </th>
            </tr>
          </thead>
          <tbody className="figures">
            {numbers.months.toReversed().map(({ month, subscribers, mrr, began, lost }) => (
              <tr key={month}>
                <th scope="row" className="font-normal whitespace-nowrap">
                  {monthWords(month)}
                </th>
                <td className="text-end">{subscribers}</td>
                <td className="text-end whitespace-nowrap">{formatMoney(mrr)}</td>
                <td className="text-end">{began}</td>
                <td className="text-end">{lost}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Disclosure>
    <Disclosure title="Como calculamos" icon="calculator">
      <div className="reading space-y-3 px-5 pb-5">
        <p>
          <strong>Receita por mês:</strong> a soma do que pagam as pessoas com um período pago correndo. Um plano anual
          conta um doze avos. Testes e cobranças em aberto não entram.
        </p>
        <p>
          <strong>Saíram no mês:</strong> de quem tinha um período pago no dia 1º, quantos não têm mais no fim do mês
          (ou hoje).
        </p>
        <p>
          <strong>Cobranças:</strong> no vencimento, e de novo 1, 3 e 5 dias depois. Com 7 dias sem pagamento, a
          assinatura termina.
        </p>
      </div>
    </Disclosure>
  </section>
)
