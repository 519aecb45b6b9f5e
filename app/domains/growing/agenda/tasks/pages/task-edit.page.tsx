import { Form } from 'react-router'
import { z } from 'zod'
import { Opened } from '#shared/opened.ts'
import { Button } from '#ui/components/button.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { apiFor } from '#web/api-for.server.ts'
import { formOf, submit } from '#web/form.server.ts'
import { access } from '#web/guard.server.ts'
import { redirectWithToast } from '#web/toast.server.ts'
import { thingAddress } from '../../calendar/components/thing-address.view.ts'
import { fieldsOf } from '../../recurrence/repeat.form.ts'
import { DoneTaskFields, TaskFormFields } from '../components/task-fields.tsx'
import { remindChoice, TaskFields, taskOf } from '../task.form.ts'
import type { Route } from './+types/task-edit.page'
import { mapFieldErrors } from './map-field-errors.server.ts'

export const middleware = [access('owner')]
export const meta: Route.MetaFunction = pageMeta(({ loaderData }: Route.MetaArgs) => ({
  title: `Editar tarefa · ${loaderData?.task.title ?? ''}`,
}))

const idOf = (id: string) => Number(id) || 0

export async function loader({ params, context }: Route.LoaderArgs) {
  const { tasks } = apiFor(context).agenda
  const [task, { activities }] = await Promise.all([tasks.show({ task_id: idOf(params.id) }), tasks.places()])
  const { due_on, time, rrule, remind_minutes, activity_type_id: id, label } = task
  // The task's current activity stays selectable after it was archived.
  if (id && label && !activities.some((one) => one.id === id)) activities.push({ id, name: label })
  return { task, activities, due_on, repeat: fieldsOf(rrule), remind: remindChoice(remind_minutes, time) }
}

export async function action(args: Route.ActionArgs) {
  const task_id = idOf(args.params.id)
  if ((await formOf(args.request)).get('intent') === 'delete')
    return submit(args, z.object({}), async ({ agenda }) => {
      const { about } = await agenda.tasks.show({ task_id })
      await agenda.tasks.remove({ task_id })
      return redirectWithToast(`${thingAddress(about)}/agenda`, 'A tarefa foi apagada.')
    })
  return submit(args, TaskFields.extend({ opened: Opened }), async ({ agenda }, { opened, ...fields }) => {
    await mapFieldErrors(() => agenda.tasks.change({ task_id, ...taskOf(fields), opened }))
    return redirectWithToast(`/cultivo/agenda/tarefa/${task_id}`, 'Alterações salvas.')
  })
}

export default function TaskEditPage({ loaderData }: Route.ComponentProps) {
  const { task } = loaderData
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader
        title="Editar tarefa"
        text={task.closed ? 'A tarefa já foi concluída. Você ainda pode mudar o título e as anotações.' : undefined}
        crumbs={[
          { to: '/cultivo/agenda', label: 'Agenda' },
          { to: `/cultivo/agenda/tarefa/${task.id}`, label: task.title },
        ]}
      />
      {task.closed ? <DoneTaskFields task={task} /> : <TaskFormFields {...loaderData} />}
      <section aria-labelledby="apagar" className="mt-10 space-y-3 border-t border-base-300 pt-6">
        <h2 id="apagar" className="text-lg">
          Apagar a tarefa
        </h2>
        <p className="text-muted">A tarefa sai da agenda, com o histórico. O diário não muda.</p>
        <Form method="post">
          <Button type="submit" name="intent" value="delete" tone="danger" icon="trash-2">
            Apagar tarefa
          </Button>
        </Form>
      </section>
    </div>
  )
}
