import { plural } from '#shared/numbers.ts'
import { formatRelativeDay } from '#shared/relative-time.ts'
import { LinkButton } from '#ui/components/button.tsx'
import { Card } from '#ui/components/card.tsx'
import { Link } from '#ui/components/link.tsx'
import { lateWords } from '../../calendar/components/entry-line.tsx'
import { TaskIcon } from '../../tasks/components/task-icon.tsx'
import type { About, AgendaEntry } from '../../tasks/tasks.schemas.ts'
import type { DueTask } from '../today.schemas.ts'
import { taskKey, useKeptTasks } from '../use-kept-in-place.ts'
import { Doing, JustDone, taskAddress } from './due-line.tsx'

type Props = {
  /** The plant or space whose page this is. */
  here: Pick<About, 'type' | 'id'>
  /** Its page. */
  address: string
  due: DueTask[]
  coming: AgendaEntry[]
}

const MOST = 3

/** On the page of a plant or space: its next open tasks; what is due is done here in one tap. */
export function NextTasks({ here, address, due, coming }: Props) {
  const shown = useKeptTasks(due).slice(0, MOST)
  const later = coming.slice(0, MOST - shown.length)
  const more = due.length - shown.filter(({ gone }) => !gone).length
  return (
    <Card
      title={<span id="proximas-tarefas">Próximas tarefas</span>}
      actions={
        <Link to={`${address}/agenda`} className="link py-1 text-sm">
          {more > 0 ? `Mais ${plural(more, 'tarefa', 'tarefas')}` : 'Agenda'}
        </Link>
      }
    >
      {shown.length + later.length === 0 ? (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="text-muted">Nenhuma tarefa marcada.</p>
          <LinkButton to={`/cultivo/agenda/nova?em=${here.type}:${here.id}`} size="sm" icon="plus">
            Nova tarefa
          </LinkButton>
        </div>
      ) : (
        <ul aria-labelledby="proximas-tarefas" className="-mt-1 -mb-2 divide-y divide-base-300 wrap-anywhere">
          {shown.map(({ item: task, gone }) => (
            <Line
              key={taskKey(task)}
              task={task}
              here={here}
              when={gone ? 'hoje' : whenDue(task)}
              late={task.days_late > 0 && !gone}
            >
              {gone ? <JustDone /> : <Doing small task={task} back={address} />}
            </Line>
          ))}
          {later.map((entry) => (
            <Line key={entry.task_id} task={entry} here={here} when={formatRelativeDay(entry.on)} />
          ))}
        </ul>
      )}
    </Card>
  )
}

const whenDue = ({ days_late, time }: DueTask) =>
  days_late > 0 ? lateWords(days_late) : time ? `hoje, ${time}` : 'hoje'

type LineProps = {
  task: Pick<DueTask, 'task_id' | 'title' | 'kind' | 'about'> & Partial<Pick<DueTask, 'opens'>>
  here: Props['here']
  when: string
  late?: boolean
  children?: React.ReactNode
}

const Line = ({ task, task: { title, kind, about }, here, when, late, children }: LineProps) => (
  <li className="relative flex min-h-14 items-center gap-3 py-1.5">
    <TaskIcon kind={kind} late={late} />
    <p className="min-w-0 flex-1 leading-snug">
      <Link to={taskAddress(task)} className="font-semibold after:absolute after:inset-0 hover:underline">
        {title}
      </Link>
      <span className="block text-sm text-muted">
        {when}
        {(about.type !== here.type || about.id !== here.id) && ` · ${about.name}`}
      </span>
    </p>
    {children && <div className="relative">{children}</div>}
  </li>
)
