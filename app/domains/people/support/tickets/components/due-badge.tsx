import { Badge } from '#ui/components/badge.tsx'
import { isOverdue } from '../due.model.ts'
import { dueWords } from '../due.words.ts'

type Props = { waiting: { waiting_days: number | null; asked_again: boolean } }

/** When the answer is due, and whether it is not the first, as text; nothing once it was given. */
export function DueBadge({ waiting: { waiting_days, asked_again } }: Props) {
  if (waiting_days === null) return null
  const late = isOverdue(waiting_days)
  return (
    <>
      {asked_again && (
        <Badge tone="info" icon="message-circle">
          respondeu de novo
        </Badge>
      )}
      <Badge tone={late ? 'danger' : 'amber'} icon={late ? 'triangle-alert' : 'clock'}>
        {dueWords(waiting_days)}
      </Badge>
    </>
  )
}
