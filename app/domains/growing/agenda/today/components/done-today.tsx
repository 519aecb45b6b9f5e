import { formatTime } from '#shared/dates.ts'
import { Button } from '#ui/components/button.tsx'
import { Card } from '#ui/components/card.tsx'
import { Icon } from '#ui/components/icon.tsx'
import { Link } from '#ui/components/link.tsx'
import type { DoneToday as Done } from '../today.schemas.ts'
import { TaskForm } from './task-form.tsx'

/** What was done today, each with an undo button. */
export const DoneToday = ({ done, back }: { done: Done[]; back: string }) => (
  <Card title="Feitas hoje">
    <ul className="-my-1.5 divide-y divide-base-300 wrap-anywhere">
      {done.map(({ act_id, task_id, title, about, at }) => (
        <li key={act_id} className="flex items-center gap-3 py-1.5">
          <Icon name="circle-check" size={20} className="shrink-0 text-primary" />
          <p className="min-w-0 flex-1 leading-snug text-muted">
            <Link
              to={`/cultivo/agenda/tarefa/${task_id}`}
              className="reach text-base-content inline-block py-0.5 hover:underline"
            >
              {title}
            </Link>{' '}
            · {about.name}, <span className="figures">{formatTime(at)}</span>
          </p>
          <TaskForm fields={{ intent: 'undo', task_id, act_id, back }}>
            {(isSent) => (
              <Button type="submit" tone="plain" size="sm" icon="undo-2" waiting={isSent} className="min-h-11">
                <span className="max-sm:sr-only">Desfazer</span>
                <span className="sr-only">: {title}</span>
              </Button>
            )}
          </TaskForm>
        </li>
      ))}
    </ul>
  </Card>
)
