import { PageHeader } from '#ui/components/page-header.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { apiFor } from '#web/api-for.server.ts'
import { access } from '#web/guard.server.ts'
import { Waiting } from '../components/waiting.tsx'
import { WaitingReports } from '../components/waiting-reports.tsx'
import { Weeks } from '../components/weeks.tsx'
import type { Route } from './+types/manager.page'

export const middleware = [access('manager')]
export const meta = pageMeta({ title: 'Gestão' })

export const loader = ({ context }: Route.LoaderArgs) => apiFor(context).backOffice.manager.panel()

export default function ManagerPage({ loaderData: panel }: Route.ComponentProps) {
  return (
    <div className="space-y-8">
      <PageHeader title="Gestão" text="O que espera uma decisão sua, e como foi a semana." />
      <Waiting panel={panel} />
      <div className="grid items-start gap-8 lg:grid-cols-2">
        <WaitingReports panel={panel} />
        <Weeks weeks={panel.weeks} />
      </div>
    </div>
  )
}
