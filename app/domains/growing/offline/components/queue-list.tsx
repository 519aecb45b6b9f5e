import type { QueuedAct } from '#domains/base/outbox/queued-act.kinds.ts'
import { QueuedCard } from './queued-card.tsx'

/** Queued acts, oldest first. */
export const QueueList = ({ acts }: { acts: QueuedAct[] }) => (
  <ul className="space-y-4">
    {acts.map((act) => (
      <li key={act.key}>
        <QueuedCard act={act} />
      </li>
    ))}
  </ul>
)
