import { formatLongDay } from '#shared/dates.ts'
import { Badge } from '#ui/components/badge.tsx'
import { Button, LinkButton } from '#ui/components/button.tsx'
import { Card } from '#ui/components/card.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { apiFor } from '#web/api-for.server.ts'
import { access } from '#web/guard.server.ts'
import { thingAddress } from '../../calendar/components/thing-address.view.ts'
import { TaskForm } from '../../today/components/task-form.tsx'
import { TaskHistory } from '../components/task-history.tsx'
import { iconOf } from '../components/task-icon.tsx'
import type { Route } from './+types/task.page'

export const middleware = [access('owner')]
export const meta: Route.MetaFunction = pageMeta(({ loaderData }: Route.MetaArgs) => ({
  title: loaderData?.title ?? 'Tarefa',
}))

export const loader = ({ params, context }: Route.LoaderArgs) =>
  apiFor(context).agenda.tasks.show({ task_id: Number(params.id) || 0 })

export default function TaskPage({ loaderData: task }: Route.ComponentProps) {
  return (
    <div className="mx-auto max-w-3xl space-y-6">
      <PageHeader
        title={task.title}
        crumbs={[
          { to: '/cultivo/agenda', label: 'Agenda' },
          { to: `${thingAddress(task.about)}/agenda`, label: task.about.name },
        ]}
        text={task.closed ? 'Concluída.' : `Para ${formatLongDay(task.due_on)}${task.time ? ` às ${task.time}` : ''}.`}
        more={
          <LinkButton to={`/cultivo/agenda/tarefa/${task.id}/editar`} icon="pencil">
            Editar
          </LinkButton>
        }
        action={
          <>
            {task.opens && (
              <LinkButton to={task.opens.to} tone="primary" icon="eye">
                {task.opens.label}
              </LinkButton>
            )}
            {!task.closed && <Do task={task} />}
          </>
        }
      >
        <div className="mt-3 flex flex-wrap gap-2">
          <Badge icon="repeat">{task.words}</Badge>
          {task.label && <Badge icon={iconOf(task.kind)}>{task.label}</Badge>}
          {task.remind_minutes !== null && <Badge icon="bell">Com lembrete</Badge>}
          {task.snoozed_until && (
            <Badge tone="amber" icon="clock">
              Adiada
            </Badge>
          )}
        </div>
      </PageHeader>
      {task.notes && <p className="reading whitespace-pre-wrap">{task.notes}</p>}
      <Card title="Planejado e feito">
        {task.history.length ? (
          <TaskHistory task={task} />
        ) : (
          <p className="text-muted">Você ainda não fez esta tarefa. Quando fizer, a data e o atraso aparecem aqui.</p>
        )}
      </Card>
    </div>
  )
}

function Do({ task }: { task: Route.ComponentProps['loaderData'] }) {
  if (task.asks)
    return (
      <LinkButton to={`/cultivo/agenda/tarefa/${task.id}/feito`} tone="primary" icon="check">
        Feito
      </LinkButton>
    )
  const fields = {
    intent: 'done',
    task_id: task.id,
    planned_at: task.due_at.toISOString(),
    back: `/cultivo/agenda/tarefa/${task.id}`,
  }
  return (
    <TaskForm fields={fields}>
      {(isSent) => (
        <Button type="submit" tone={task.opens ? 'quiet' : 'primary'} icon="check" waiting={isSent}>
          Feito
        </Button>
      )}
    </TaskForm>
  )
}
