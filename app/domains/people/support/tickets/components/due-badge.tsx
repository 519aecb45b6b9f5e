import { Badge } from '#ui/components/badge.tsx'
import { isOverdue } from '../due.model.ts'
import { dueWords } from '../due.words.ts'

/** When the first answer is due, as text; nothing once it was given. */
export function DueBadge({ waiting_days }: { waiting_days: number | null }) {
  if (waiting_days === null) return null
  const late = isOverdue(waiting_days)
  return (
    <Badge tone={late ? 'danger' : 'amber'} icon={late ? 'triangle-alert' : 'clock'}>
      {dueWords(waiting_days)}
    </Badge>
  )
}
