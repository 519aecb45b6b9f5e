import { Icon } from '#ui/components/icon.tsx'
import { iconOf } from '../../tasks/components/task-icon.tsx'
import type { AgendaEntry } from '../../tasks/tasks.schemas.ts'

/** Never colour alone: done is ticked, overdue has a mark, projected is outlined. */
const looks: Record<AgendaEntry['state'], string> = {
  late: 'border-secondary/50 bg-secondary/15',
  due: 'border-primary/30 bg-primary/12',
  ahead: 'border-dashed border-edge/60 text-muted',
  done: 'border-transparent bg-base-200/70 text-muted',
  skipped: 'border-transparent text-muted line-through decoration-1',
}

export const EntryChip = ({ entry }: { entry: AgendaEntry }) => (
  <span
    className={`flex min-w-0 items-center gap-1 rounded border px-1 py-0.5 text-xs leading-tight ${looks[entry.state]}`}
  >
    <Icon
      name={entry.state === 'done' ? 'check' : entry.state === 'late' ? 'triangle-alert' : iconOf(entry.kind)}
      size={12}
    />
    <span className="truncate">{entry.title}</span>
  </span>
)

const dots: Record<AgendaEntry['state'], string> = {
  late: 'bg-secondary',
  due: 'bg-primary',
  ahead: 'border border-primary',
  done: 'bg-edge/60',
  skipped: 'border border-edge/60',
}

export const EntryDot = ({ entry }: { entry: AgendaEntry }) => (
  <span className={`size-1.5 rounded-full ${dots[entry.state]}`} />
)
