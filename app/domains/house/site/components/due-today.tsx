import type { Today } from '#domains/growing/agenda/today/today.schemas.ts'
import { AskedToday, DueLine, StageChanges, taskKey, useKeptTasks } from '#domains/growing/agenda/today/ui.ts'
import { plural } from '#shared/numbers.ts'
import { formatRelativeDay } from '#shared/relative-time.ts'
import { Card } from '#ui/components/card.tsx'
import { Icon } from '#ui/components/icon.tsx'
import { Link } from '#ui/components/link.tsx'

/** Beyond it 'Hoje' is the better place. */
const SHOWN = 5

/** The most urgent tasks, ticked right here, and plants whose phase is due. */
export function DueToday({ today: { today, groups, done, stages, asks, next } }: { today: Today }) {
  const due = groups.flatMap(({ tasks }) => tasks).sort((a, b) => b.days_late - a.days_late)
  const shown = useKeptTasks(due)
  return (
    <>
      {shown.length > 0 ? (
        <Card
          title={`Para hoje (${due.length})`}
          actions={
            <Link to="/cultivo" className="link text-sm">
              {due.length > SHOWN ? 'Ver todas' : 'Abrir Hoje'}
            </Link>
          }
        >
          <ul className="-my-3 divide-y divide-base-300 wrap-anywhere">
            {shown.slice(0, SHOWN).map(({ item, gone }) => (
              <DueLine key={taskKey(item)} task={item} gone={gone} back="/" />
            ))}
          </ul>
        </Card>
      ) : (
        <Card title="Nada para hoje">
          <p className="text-muted">
            {done.length > 0 && `${plural(done.length, 'tarefa feita', 'tarefas feitas')} hoje. `}
            {next ? (
              <>
                A próxima tarefa é “{next.title}” ({next.about.name}), {formatRelativeDay(next.on, today)}.{' '}
                <Link to="/cultivo/agenda" className="link">
                  Ver a agenda
                </Link>
              </>
            ) : (
              <Link to="/cultivo/agenda/nova" className="link inline-flex items-center gap-1">
                Crie uma tarefa que se repete
                <Icon name="arrow-right" size={16} />
              </Link>
            )}
          </p>
        </Card>
      )}
      {asks.length > 0 && <AskedToday asks={asks} />}
      {stages.length > 0 && <StageChanges stages={stages.slice(0, 3)} today={today} />}
    </>
  )
}
