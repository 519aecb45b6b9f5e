import { type MiddlewareFunction, redirect } from 'react-router'
import { refusal } from '#platform/access/rules.ts'
import { PageHeader } from '#ui/components/page-header.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { apiFor } from '#web/api-for.server.ts'
import { access } from '#web/guard.server.ts'
import { requestContext } from '#web/page-context.server.ts'
import { filterOf } from '#web/search-params.server.ts'
import { adminBegins } from '../../admin-menu.view.ts'
import { HealthParts } from '../../health/components/health-parts.tsx'
import { PeriodNumbers } from '../../numbers/components/period-numbers.tsx'
import { NumbersAsk } from '../../numbers/numbers.schemas.ts'
import { WaitingQueues } from '../components/waiting-queues.tsx'
import type { Route } from './+types/admin.page'

/** Who works here, but not on the whole of it, begins at what is theirs. */
const toOwnDesk: MiddlewareFunction<Response> = ({ context }) => {
  const { viewer } = context.get(requestContext)
  if (refusal('admin', viewer)?.why !== 'forbidden') return
  const own = adminBegins(viewer) ?? (refusal('iot_analyst', viewer) ? null : '/ganza-iot-viewer')
  if (own) throw redirect(own)
}

export const middleware = [toOwnDesk, access('admin')]
export const meta = pageMeta({ title: 'Administração', noindex: true })

export async function loader({ request, context }: Route.LoaderArgs) {
  const { backOffice } = apiFor(context)
  const ask = filterOf(request, NumbersAsk)
  const [desk, numbers, health] = await Promise.all([
    backOffice.desk.show(),
    backOffice.numbers.show(ask),
    backOffice.health.show(),
  ])
  return { queues: desk.data, numbers, health, weeks: numbers.weeks.length, now: context.get(requestContext).now() }
}

export default function AdminPage({ loaderData: { queues, numbers, health, weeks, now } }: Route.ComponentProps) {
  return (
    <div className="space-y-10">
      <PageHeader title="Administração" text="O que precisa de alguém, como vão as semanas e como está cada parte." />
      <WaitingQueues queues={queues} />
      <PeriodNumbers numbers={numbers} weeks={weeks} csv="/admin/numeros/csv" canOpen />
      <HealthParts health={health} now={now} />
    </div>
  )
}
