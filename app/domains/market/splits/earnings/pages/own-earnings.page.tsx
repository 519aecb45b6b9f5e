import { ReceiverInput } from '#domains/market/ledger/receivers/receivers.schemas.ts'
import { OwnReceivables } from '#domains/market/ledger/ui.ts'
import { PageHeader } from '#ui/components/page-header.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { apiFor } from '#web/api-for.server.ts'
import { submit } from '#web/form.server.ts'
import { access } from '#web/guard.server.ts'
import { redirectWithToast } from '#web/toast.server.ts'
import type { Route } from './+types/own-earnings.page'

export { ledgerLinks as links } from '#domains/market/ledger/ui.ts'

export const middleware = [access('seller')]
export const meta = pageMeta({ title: 'Ganhos' })

export async function loader({ context }: Route.LoaderArgs) {
  const { receivables, receivers, ownPayouts } = apiFor(context).ledger
  const [balance, page, own, payouts] = await Promise.all([
    receivables.myBalance(),
    receivables.mine({}),
    receivers.showMine(),
    ownPayouts.mine({}),
  ])
  return { balance, receivables: page.data, own, payouts: payouts.data }
}

export const action = (args: Route.ActionArgs) =>
  submit(args, ReceiverInput, async ({ ledger }, input) => {
    await ledger.receivers.saveMine(input)
    return redirectWithToast('/vendedor/ganhos', 'Dados enviados. Avisamos você quando estiverem aprovados.')
  })

export default function OwnEarningsPage({ loaderData }: Route.ComponentProps) {
  return (
    <div className="max-w-5xl">
      <PageHeader title="Ganhos" text="O que você recebe de afiliações e parcerias, quando cai e em que conta." />
      <OwnReceivables {...loaderData} />
    </div>
  )
}
