import { areaIn, ownArea } from '#domains/care/processes/index.ts'
import { areaWords } from '#domains/care/processes/processes/process.words.ts'
import { Disclosure } from '#ui/components/disclosure.tsx'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { apiFor } from '#web/api-for.server.ts'
import { access } from '#web/guard.server.ts'
import { AgendaDays } from '../components/agenda-days.tsx'
import type { Route } from './+types/own-agenda.page'

export const middleware = [access('login'), ownArea]
export const meta = pageMeta({ title: 'Sua agenda', noindex: true })

export async function loader({ context, url }: Route.LoaderArgs) {
  const { data } = await apiFor(context).processAgenda.own()
  return { area: areaIn(url), data }
}

/** What somebody who attends has in all their processes. */
export default function OwnAgendaPage({ loaderData: { area, data } }: Route.ComponentProps) {
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
        {over.length > 0 && (
          <Disclosure title="Já passou" icon="archive">
            <AgendaDays area={area} appointments={over} />
          </Disclosure>
        )}
      </div>
    </>
  )
}
