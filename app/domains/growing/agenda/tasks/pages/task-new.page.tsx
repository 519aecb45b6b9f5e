import { randomUUID } from 'node:crypto'
import { afterFirst, stepWords } from '#domains/garden/garden/after-first.server.ts'
import { dayKey } from '#shared/dates.ts'
import { addDays } from '#shared/days.ts'
import { formatRelativeDay } from '#shared/relative-time.ts'
import { LinkButton } from '#ui/components/button.tsx'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { apiFor } from '#web/api-for.server.ts'
import { submit } from '#web/form.server.ts'
import { access } from '#web/guard.server.ts'
import { requestContext } from '#web/page-context.server.ts'
import { redirectWithToast } from '#web/toast.server.ts'
import { thingAddress } from '../../calendar/components/thing-address.view.ts'
import { dayOf } from '../../calendar/pages/view-of.server.ts'
import { TaskFormFields } from '../components/task-fields.tsx'
import { NewTaskFields, taskOf } from '../task.form.ts'
import type { Route } from './+types/task-new.page'
import { mapFieldErrors } from './map-field-errors.server.ts'

export const middleware = [access('login')]
export const meta = pageMeta({ title: 'Nova tarefa' })

const usual = { remind: '', repeat: { repeat: 'nao', weekday: [] } }

/** The first task of a newcomer is one that reminds, comes again, and enters the diary. */
const firstOf = (today: string) => ({
  due_on: addDays(today, 1),
  remind: 'dia',
  repeat: { repeat: 'dias', every: 2, weekday: [] },
  begins: { title: 'Regar', activity: 'rega' as const },
})

/** `?em=plant:12` is set by that plant's page, `?dia=2026-11-30` by the calendar's day. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { data: places, activities } = await apiFor(context).agenda.tasks.places()
  const today = dayKey(context.get(requestContext).now())
  return {
    places,
    activities,
    about: url.searchParams.get('em') ?? undefined,
    step: stepWords(url, 3),
    ...(afterFirst(url) ? firstOf(today) : { due_on: dayOf(url.searchParams.get('dia')) ?? today, ...usual }),
    idempotency_key: randomUUID() as string,
  }
}

export const action = (args: Route.ActionArgs) =>
  submit(args, NewTaskFields, async ({ agenda }, { about, idempotency_key, sure, ...fields }) => {
    const [type, id] = about.split(':')
    const task = await mapFieldErrors(() =>
      agenda.tasks.create({ ...taskOf(fields), [`${type}_id`]: Number(id), idempotency_key, sure: sure !== undefined }),
    )
    const text = `Tarefa criada: ${task.title}, ${formatRelativeDay(task.due_on)}.`
    // Where what was made is seen.
    const seen = `${thingAddress(task.about)}/agenda?dia=${task.due_on}`
    return redirectWithToast(afterFirst(args.url) ?? seen, text)
  })

export default function TaskNewPage({ loaderData: { places, step, ...rest } }: Route.ComponentProps) {
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader title="Nova tarefa" text={step} crumbs={[{ to: '/cultivo/agenda', label: 'Agenda' }]} />
      {places.length ? (
        <TaskFormFields {...rest} places={places} />
      ) : (
        <EmptyState
          image="/arte/vazios/plantas.svg"
          text="Toda tarefa é de uma planta, de um espaço ou de um plano. Comece criando uma planta."
          action={<LinkButton to="/cultivo/add-planta">Criar a primeira planta</LinkButton>}
        />
      )}
    </div>
  )
}
