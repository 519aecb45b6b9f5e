import { Icon } from '#ui/components/icon.tsx'
import { Link } from '#ui/components/link.tsx'
import type { Task } from '../todo.view.ts'

type Props = { tasks: Task[]; base: string }

/** What needs doing today: each line leads to where it is done. */
export const TaskList = ({ tasks, base }: Props) =>
  tasks.length === 0 ? (
    <p className="flex items-center gap-2 text-muted">
      <Icon name="circle-check" className="text-primary" />
      Tudo em dia por aqui.
    </p>
  ) : (
    <ul className="divide-y divide-base-300">
      {tasks.map(({ key, text, path, icon, urgent }) => (
        <li key={key}>
          <Link
            to={`${base}${path}`}
            className={`flex min-h-12 items-center gap-3 py-2 hover:bg-base-200 ${urgent ? 'font-semibold' : ''}`}
          >
            <Icon name={icon} className={urgent ? 'text-error' : 'text-primary'} />
            <span className="min-w-0 flex-1">{text}</span>
            <Icon name="chevron-right" className="text-muted" />
          </Link>
        </li>
      ))}
    </ul>
  )
