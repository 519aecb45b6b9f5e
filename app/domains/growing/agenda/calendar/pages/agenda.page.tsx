import { CultivationTabs } from '#domains/garden/garden/ui.ts'
import { LinkButton } from '#ui/components/button.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { apiFor } from '#web/api-for.server.ts'
import { access } from '#web/guard.server.ts'
import { AgendaBoard } from '../components/agenda-board.tsx'
import { newTaskAddress } from '../components/calendar.model.ts'
import type { Route } from './+types/agenda.page'
import { viewOf } from './view-of.server.ts'

export const middleware = [access('login')]
const titles = { mes: 'Agenda do mês', semana: 'Agenda da semana', lista: 'Agenda em lista' }
export const meta: Route.MetaFunction = pageMeta(({ loaderData }: Route.MetaArgs) => ({
  title: loaderData ? titles[loaderData.view] : 'Agenda',
}))

export async function loader({ url, context }: Route.LoaderArgs) {
  const { window, ...shown } = viewOf(context, url)
  return { ...shown, agenda: await apiFor(context).agenda.tasks.list(window) }
}

export default function AgendaPage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <div className="no-print">
        <CultivationTabs />
      </div>
      <PageHeader
        title="Agenda"
        text="Tudo o que está marcado, em todos os espaços e plantas."
        action={
          <LinkButton to={newTaskAddress(loaderData)} tone="primary" icon="plus">
            Nova tarefa
          </LinkButton>
        }
        more={
          <LinkButton to="/cultivo/agenda/celular" icon="smartphone">
            No celular
          </LinkButton>
        }
      />
      <AgendaBoard {...loaderData} />
    </>
  )
}
