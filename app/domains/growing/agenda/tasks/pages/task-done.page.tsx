import { randomUUID } from 'node:crypto'
import { redirect } from 'react-router'
import { keepWhileSending, QueuedNotice, sendOrEnqueue } from '#domains/base/outbox/ui.ts'
import { formatRelativeDay } from '#shared/relative-time.ts'
import { PageHeader } from '#ui/components/page-header.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { KeeperContext } from '#ui/form/keeper.ts'
import { afterKept, isKept } from '#ui/form/kept-for-later.ts'
import { apiFor } from '#web/api-for.server.ts'
import { checkbox, submit } from '#web/form.server.ts'
import { access } from '#web/guard.server.ts'
import { redirectWithToast } from '#web/toast.server.ts'
import { thingAddress } from '../../calendar/components/thing-address.view.ts'
import { DoneFields } from '../components/done-fields.tsx'
import { TaskDone } from '../tasks.schemas.ts'
import type { Route } from './+types/task-done.page'
import { undoOf } from './undo-of.server.ts'

export const middleware = [access('owner')]
export const meta: Route.MetaFunction = pageMeta(({ loaderData }: Route.MetaArgs) => ({
  title: `Feito: ${loaderData?.task.title ?? 'tarefa'}`,
}))

const idOf = (id: string) => Number(id) || 0

export async function loader({ params, context }: Route.LoaderArgs) {
  const { agenda, journal } = apiFor(context)
  const task = await agenda.tasks.show({ task_id: idOf(params.id) })
  if (task.closed) throw redirect(`/cultivo/agenda/tarefa/${task.id}`)
  const { ec_scale, units } = await journal.updates.usual({})
  return { task, usual: { ec_scale, units }, idempotency_key: randomUUID() as string }
}

const Fields = TaskDone.omit({ task_id: true }).extend({ as_last: checkbox })

export const action = (args: Route.ActionArgs) =>
  submit(args, Fields, async ({ agenda }, input) => {
    const task_id = idOf(args.params.id)
    const { kind, about } = await agenda.tasks.show({ task_id })
    const { next_on, act_ids } = await agenda.tasks.do({ task_id, ...input })
    const words = act_ids.length || input.sure ? 'Feito!' : 'Essa vez já estava feita.'
    // The day of the harvest has its own page.
    if (kind === 'colheita' && about.type === 'plant')
      return redirectWithToast(`${thingAddress(about)}/colhida`, 'Colheita registrada.')
    const text = next_on ? `${words} A próxima é ${formatRelativeDay(next_on)}.` : words
    return redirectWithToast('/cultivo', text, 'success', undoOf(act_ids, '/cultivo'))
  })

/** Without signal, or while its photos upload, what has photos is queued on the phone. */
export const clientAction = ({ request, serverAction }: Route.ClientActionArgs) => sendOrEnqueue(request, serverAction)
export const shouldRevalidate = afterKept

export default function TaskDonePage({
  loaderData: { task, usual, idempotency_key },
  actionData,
}: Route.ComponentProps) {
  return (
    <div className="mx-auto max-w-xl space-y-6">
      <PageHeader
        title={task.title}
        text={`${task.label ?? 'Tarefa'} · ${task.about.name}`}
        crumbs={[
          { to: '/cultivo', label: 'Hoje' },
          { to: `/cultivo/agenda/tarefa/${task.id}`, label: task.title },
        ]}
      />
      {isKept(actionData) ? (
        <QueuedNotice kept={actionData} />
      ) : (
        <KeeperContext value={keepWhileSending}>
          <DoneFields task={task} usual={usual} idempotency_key={idempotency_key} />
        </KeeperContext>
      )}
    </div>
  )
}
