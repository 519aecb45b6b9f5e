import { Badge } from '#ui/components/badge.tsx'
import { dueWords, isOverdue } from '../ticket-state.kinds.ts'

/** When the first answer is due, in words; nothing once it was given. */
export function DueBadge({ waiting_days }: { waiting_days: number | null }) {
  if (waiting_days === null) return null
  const late = isOverdue(waiting_days)
  return (
    <Badge tone={late ? 'danger' : 'amber'} icon={late ? 'triangle-alert' : 'clock'}>
      {dueWords(waiting_days)}
    </Badge>
  )
}
