import { LinkButton } from '#ui/components/button.tsx'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { Pager } from '#ui/components/pager.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { apiFor } from '#web/api-for.server.ts'
import { access } from '#web/guard.server.ts'
import { EventRows } from '../components/event-rows.tsx'
import type { Route } from './+types/teacher-agenda.page'

export const middleware = [access('professor')]
export const meta = pageMeta({ title: 'Agenda', noindex: true })

const pageNumber = (typed: string | null) => (typed && /^[1-9]\d{0,3}$/.test(typed) ? Number(typed) : 1)

export async function loader({ url, context }: Route.LoaderArgs) {
  const { events } = apiFor(context).events
  const at = (name: string) => pageNumber(url.searchParams.get(name))
  const [ahead, past] = await Promise.all([
    events.own({ when: 'proximos', page: at('page') }),
    events.own({ when: 'passados', page: at('passados') }),
  ])
  return { ahead, past }
}

export default function TeacherAgendaPage({ loaderData: { ahead, past } }: Route.ComponentProps) {
  const create = (
    <LinkButton to="/cursos/professor/agenda/evento" tone="primary" icon="plus">
      Novo evento
    </LinkButton>
  )
  return (
    <>
      <PageHeader
        title="Agenda"
        text="Aulas ao vivo, tira-dúvidas e encontros que você conduz."
        action={create}
        more={
          <LinkButton to="/cursos/agenda/calendario/ics" icon="calendar-plus" download>
            Pôr no calendário
          </LinkButton>
        }
      />
      <section aria-labelledby="proximos" className="space-y-4">
        <h2 id="proximos" className="text-2xl">
          Próximos
        </h2>
        {ahead.total ? (
          <>
            <EventRows events={ahead.data} />
            <Pager {...ahead} label="Páginas dos próximos" />
          </>
        ) : (
          <EmptyState icon="calendar-days" text="Você não tem evento marcado." action={create} />
        )}
      </section>
      {past.total > 0 && (
        <section aria-labelledby="passados" className="mt-10 space-y-4">
          <h2 id="passados" className="text-2xl">
            Passados
          </h2>
          <EventRows events={past.data} />
          <Pager {...past} param="passados" label="Páginas dos passados" />
        </section>
      )}
    </>
  )
}
