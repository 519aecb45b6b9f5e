import { formatDay } from '#shared/dates.ts'
import { Badge } from '#ui/components/badge.tsx'
import { Button, LinkButton } from '#ui/components/button.tsx'
import { DropMenu } from '#ui/components/drop-menu.tsx'
import { Icon } from '#ui/components/icon.tsx'
import { Link } from '#ui/components/link.tsx'
import { lateWords } from '../../calendar/components/entry-line.tsx'
import { thingAddress } from '../../calendar/components/thing-address.view.ts'
import { TaskIcon } from '../../tasks/components/task-icon.tsx'
import type { DueTask } from '../today.schemas.ts'
import { noteDone, noteOpen } from '../use-kept-in-place.ts'
import { TaskForm } from './task-form.tsx'

type Props = {
  task: DueTask
  back: string
  /** Shown by the surrounding card, so not repeated here. */
  place?: string
  /** Just done, and still where it was. */
  gone?: boolean
}

/** One due task: 'feito' in one tap, the rest in the menu. */
export const DueLine = ({ task, back, place, gone }: Props) => (
  <li className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 py-3 max-sm:pt-1.5 max-sm:pb-5">
    <TaskIcon kind={task.kind} late={task.days_late > 0 && !gone} className="row-span-2" />
    <p className="leading-snug font-semibold sm:self-end">
      <Link to={taskAddress(task)} className="reach inline-block py-0.5 hover:underline">
        {task.title}
      </Link>
    </p>
    {/* Below the buttons on small screens, where the row is narrow. */}
    <p className="col-start-2 col-end-4 row-start-2 flex flex-wrap items-center gap-x-2 gap-y-1 self-start text-sm text-muted sm:col-end-3">
      {task.time && <span className="figures">{task.time}</span>}
      {task.about.name !== place && (
        <Link to={thingAddress(task.about)} className="link reach-down inline-block py-0.5">
          {task.about.name}
        </Link>
      )}
      {task.opens && (
        // Beside the name there is no room for the words on a phone.
        <Link to={task.opens.to} className="link reach-down inline-block py-0.5 sm:hidden">
          {task.opens.label}
        </Link>
      )}
      {task.last ? (
        <span className="figures">da última vez: {task.last}</span>
      ) : (
        task.repeats && <span>{task.words}</span>
      )}
      {task.held_until && (
        <Badge tone="amber" icon="shield">
          só a partir de {formatDay(task.held_until)}
        </Badge>
      )}
      {task.days_late > 0 && (
        // Done, it leaves its room: nothing below moves.
        <span className={gone ? 'invisible flex' : 'flex'}>
          <Badge tone="clay" icon="triangle-alert">
            {lateWords(task.days_late)}
          </Badge>
        </span>
      )}
    </p>
    <div className="col-start-3 row-start-1 row-end-2 flex items-center sm:row-end-3">
      {gone ? (
        <JustDone />
      ) : (
        <>
          <Doing task={task} back={back} />
          <DropMenu label={`Mais sobre ${task.title}`} iconOnly tone="plain" entries={entriesOf(task, back)} />
        </>
      )}
    </div>
  </li>
)

/** Where its name leads. */
export const taskAddress = ({ task_id, opens }: Pick<DueTask, 'task_id'> & Partial<Pick<DueTask, 'opens'>>) =>
  opens?.to ?? `/cultivo/agenda/tarefa/${task_id}`
const address = ({ task_id }: DueTask) => `/cultivo/agenda/tarefa/${task_id}/feito`
const moment = ({ planned_at }: DueTask) => new Date(planned_at).toISOString()

/** In the place of the buttons of what was just done. */
export const JustDone = () => (
  <span className="flex h-11 items-center gap-2 px-3 font-medium text-primary">
    <Icon name="circle-check" size={22} /> Feito
  </span>
)

/** Required values default to the last ones; without any, the form is opened. */
export function Doing({
  task,
  back,
  small,
}: Pick<Props, 'task' | 'back'> & { /** The icon alone. */ small?: boolean }) {
  const look = small ? 'w-12 px-0' : 'max-sm:w-12 max-sm:px-0'
  const word = small ? 'sr-only' : 'max-sm:sr-only'
  if (task.opens)
    return (
      <LinkButton to={task.opens.to} icon="eye" className={look}>
        <span className={word}>{task.opens.label}</span>
        <span className="sr-only">: {task.title}</span>
      </LinkButton>
    )
  if (task.asks && !task.last)
    return (
      <LinkButton to={address(task)} icon="pencil" className={look}>
        <span className={word}>Registrar</span>
        <span className="sr-only">: {task.title}</span>
      </LinkButton>
    )
  const fields = { intent: 'done', task_id: task.task_id, planned_at: moment(task), back, as_last: String(task.asks) }
  return (
    <TaskForm fields={fields} onSend={() => noteDone(task)} onOpen={() => noteOpen(task)}>
      {(isSent) => (
        <Button type="submit" icon="check" waiting={isSent} className={`${look} [&_svg]:text-primary`}>
          <span className={word}>Feito</span>
          <span className="sr-only">
            {task.last && ', como da última vez'}: {task.title}
          </span>
        </Button>
      )}
    </TaskForm>
  )
}

function entriesOf(task: DueTask, back: string) {
  const post = (fields: Record<string, string>) => ({
    action: '/cultivo/agenda/tarefas',
    fields: { ...fields, task_id: String(task.task_id), planned_at: moment(task), back },
  })
  return [
    ...(task.opens ? [{ label: 'Marcar como feita', icon: 'check' as const, post: post({ intent: 'done' }) }] : []),
    ...(task.asks
      ? [
          {
            label: task.kind === 'nota' ? 'Escrever a nota' : 'Feito, com outros valores',
            icon: 'pencil' as const,
            to: address(task),
          },
        ]
      : []),
    { label: 'Adiar para amanhã', icon: 'clock' as const, post: post({ intent: 'snooze', days: '1' }) },
    { label: 'Adiar 3 dias', icon: 'calendar-days' as const, post: post({ intent: 'snooze', days: '3' }) },
    { label: 'Pular esta vez', icon: 'ban' as const, post: post({ intent: 'skip' }) },
    { label: 'Editar', icon: 'settings' as const, to: `/cultivo/agenda/tarefa/${task.task_id}/editar` },
  ]
}
