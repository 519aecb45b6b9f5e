import { areaIn, ownArea } from '#domains/care/processes/index.ts'
import { areaWords } from '#domains/care/processes/processes/process.words.ts'
import { processPath } from '#domains/care/processes/processes/process-address.model.ts'
import { dueWords, isOverdue } from '#domains/care/processes/statuses/due.words.ts'
import { now } from '#shared/clock.ts'
import { Card } from '#ui/components/card.tsx'
import { Disclosure } from '#ui/components/disclosure.tsx'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { Link } from '#ui/components/link.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { apiFor } from '#web/api-for.server.ts'
import { access } from '#web/guard.server.ts'
import { AgendaDays } from '../components/agenda-days.tsx'
import type { Route } from './+types/own-agenda.page'

/** The nearest ones; all are in the list of processes. */
const MOST_DUE = 20

export const middleware = [access('login'), ownArea]
export const meta = pageMeta({ title: 'Sua agenda', noindex: true })

export async function loader({ context, url }: Route.LoaderArgs) {
  const area = areaIn(url)
  const { processAgenda, processDesk } = apiFor(context)
  const [{ data }, { data: processes }] = await Promise.all([
    processAgenda.own(),
    processDesk.list({ area, order_by: 'due_on', per_page: MOST_DUE }),
  ])
  return { area, data, due: processes.filter(({ due_on }) => due_on !== null) }
}

/** What somebody who attends has in all their processes; beside it the last days that their statuses give. */
export default function OwnAgendaPage({ loaderData: { area, data, due } }: Route.ComponentProps) {
  const [coming, over] = [data.filter(({ past }) => !past), data.filter(({ past }) => past)]
  return (
    <>
      <PageHeader
        title="Sua agenda"
        text="O próximo vem primeiro. Lugar e motivo estão no processo."
        crumbs={[{ to: `/comunidade-360/${area}`, label: areaWords[area].title }, { label: 'Agenda' }]}
      />
      <div className="max-w-3xl space-y-6">
        {coming.length ? (
          <AgendaDays area={area} appointments={coming} />
        ) : (
          <EmptyState icon="calendar" text="Nada marcado. Proponha um horário na agenda de um processo." />
        )}
        {due.length > 0 && (
          <Card title="Prazos dos processos" level={2}>
            <ul className="divide-y divide-base-300">
              {due.map(({ token, client, status, due_on }) => (
                <li key={token} className="relative flex flex-wrap justify-between gap-x-4 gap-y-1 py-3">
                  <Link
                    to={processPath(area, token)}
                    className="font-semibold wrap-anywhere after:absolute after:inset-0"
                  >
                    {client}
                  </Link>
                  <span className={`text-sm ${isOverdue(due_on, now()) ? 'text-error' : 'text-muted'}`}>
                    {status.name}, {dueWords(due_on, now())}
                  </span>
                </li>
              ))}
            </ul>
          </Card>
        )}
        {over.length > 0 && (
          <Disclosure title="Já passou" icon="archive">
            <AgendaDays area={area} appointments={over} />
          </Disclosure>
        )}
      </div>
    </>
  )
}
