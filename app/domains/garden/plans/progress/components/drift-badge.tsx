import { Badge } from '#ui/components/badge.tsx'
import { driftWords } from '../drift.words.ts'

/** The plan's delay as text; nothing when unknown. */
export function DriftBadge({ days }: { days: number | null }) {
  const words = driftWords(days)
  if (words === null || days === null) return null
  if (days === 0)
    return (
      <Badge tone="primary" icon="circle-check">
        {words}
      </Badge>
    )
  return (
    <Badge tone={days > 0 ? 'amber' : 'info'} icon="clock">
      {words}
    </Badge>
  )
}
