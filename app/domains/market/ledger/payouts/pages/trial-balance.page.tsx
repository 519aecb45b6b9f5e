import { formatMoney } from '#shared/money.ts'
import { Disclosure } from '#ui/components/disclosure.tsx'
import { Notice } from '#ui/components/notice.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { apiFor } from '#web/api-for.server.ts'
import { access } from '#web/guard.server.ts'
import { StaffTabs } from '../../receivers/components/staff-tabs.tsx'
import { accountNames } from '../payout.words.ts'
import type { Route } from './+types/trial-balance.page'

export const middleware = [access('can:marketplace.manage')]
export const meta = pageMeta({ title: 'Razão do marketplace' })

export const loader = ({ context }: Route.LoaderArgs) => apiFor(context).ledger.payouts.trialBalance()

export default function TrialBalancePage({ loaderData }: Route.ComponentProps) {
  const { accounts, debits, credits, closes, disagreements } = loaderData
  return (
    <>
      <PageHeader title="Razão" text="O que há em cada conta. Tudo o que entra em uma sai de outra." />
      <StaffTabs />
      <div className="space-y-6">
        {closes && disagreements.length === 0 ? (
          <Notice tone="success" title="O razão fecha">
            Débitos e créditos são iguais ({formatMoney(debits)}), e os recebíveis e repasses contam a mesma história.
          </Notice>
        ) : (
          <Notice tone="error" title="O razão não fecha">
            <p>Não envie repasses antes de descobrir por quê.</p>
            <ul className="mt-2 list-disc ps-5">
              {disagreements.map(({ what, which }) => (
                <li key={`${what} ${which}`} className="wrap-anywhere">
                  {problems[what] ?? what}: {which}
                </li>
              ))}
            </ul>
          </Notice>
        )}
        <div className="card block overflow-x-auto">
          <table className="table">
            <caption className="sr-only">Balancete por conta</caption>
            <thead>
              <tr>
                <th scope="col">Conta</th>
                <th scope="col" className="text-right max-sm:hidden">
                  Débitos
                </th>
                <th scope="col" className="text-right max-sm:hidden">
                  Créditos
                </th>
                <th scope="col" className="text-right">
                  Saldo
                </th>
              </tr>
            </thead>
            <tbody>
              {accounts.map((one) => (
                <tr key={one.kind}>
                  <th scope="row" className="min-w-40 text-left font-normal">
                    {accountNames[one.kind].label}
                    <span className="block text-sm text-muted">{accountNames[one.kind].help}</span>
                  </th>
                  <Amount of={one.debits} wide />
                  <Amount of={one.credits} wide />
                  <Amount of={one.balance} />
                </tr>
              ))}
            </tbody>
            <tfoot>
              <tr className="font-semibold">
                <th scope="row" className="text-left">
                  Total
                </th>
                <Amount of={debits} wide />
                <Amount of={credits} wide />
                <Amount of={debits - credits} />
              </tr>
            </tfoot>
          </table>
        </div>
        <Disclosure title="Como calculamos" icon="calculator">
          <p className="reading px-5 pb-5">
            Cada fato (venda, reembolso, contestação, repasse) é um lançamento com débitos e créditos da mesma soma.
            Nada se apaga nem se edita: o que volta é outro lançamento. O saldo é débitos menos créditos, então o que
            devemos e o que ganhamos aparece negativo. Conferimos tudo de novo toda noite.
          </p>
        </Disclosure>
      </div>
    </>
  )
}

const problems: Record<string, string> = {
  transfer: 'Lançamento que não soma zero',
  receivable: 'Recebível diferente dos lançamentos',
  state: 'Recebível na situação errada',
  payout: 'Repasse diferente do lançamento',
  'under way': 'Soma dos repasses a caminho',
}

/** `wide`: left out on a phone, where the balance is what counts. */
const Amount = ({ of, wide }: { of: number; wide?: boolean }) => (
  <td className={`figures text-right whitespace-nowrap ${wide ? 'max-sm:hidden' : ''}`}>{formatMoney(of)}</td>
)
