import { PageHeader } from '#ui/components/page-header.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { apiFor } from '#web/api-for.server.ts'
import { access } from '#web/guard.server.ts'
import { filterOf } from '#web/search-params.server.ts'
import { WaitingQueues } from '../../desk/components/waiting-queues.tsx'
import { PeriodNumbers } from '../../numbers/components/period-numbers.tsx'
import { NumbersAsk } from '../../numbers/numbers.schemas.ts'
import { WaitingReports } from '../components/waiting-reports.tsx'
import { Weeks } from '../components/weeks.tsx'
import type { Route } from './+types/manager.page'

export const middleware = [access('manager')]
export const meta = pageMeta({ title: 'Gestão' })

export async function loader({ request, context }: Route.LoaderArgs) {
  const { backOffice } = apiFor(context)
  const [panel, desk, numbers] = await Promise.all([
    backOffice.manager.panel(),
    backOffice.desk.show(),
    backOffice.numbers.show(filterOf(request, NumbersAsk)),
  ])
  return { panel, queues: desk.data, numbers }
}

export default function ManagerPage({ loaderData: { panel, queues, numbers } }: Route.ComponentProps) {
  return (
    <div className="space-y-8">
      <PageHeader title="Gestão" text="O que espera uma decisão sua, e como foi a semana." />
      <WaitingQueues queues={queues} />
      <div className="grid items-start gap-8 lg:grid-cols-2">
        {panel.can.reports && <WaitingReports panel={panel} />}
        <Weeks weeks={panel.weeks} />
      </div>
      <PeriodNumbers numbers={numbers} weeks={numbers.weeks.length} csv="/admin/numeros/csv" canOpen={false} />
    </div>
  )
}
