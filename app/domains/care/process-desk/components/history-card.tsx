import type { ProcessDetail } from '#domains/care/processes/processes/processes.schemas.ts'
import { Card } from '#ui/components/card.tsx'
import { Timeline } from '#ui/components/timeline.tsx'

/** Each status that the process had, the newest first, with who put it there and why. */
export const HistoryCard = ({ history }: Pick<ProcessDetail, 'history'>) => (
  <Card title="Por onde passou">
    <Timeline
      items={[...history].reverse().map(({ id, status, reason, by, at }) => ({
        ...{
          id: String(id),
          at: at.toISOString(),
          icon: 'scale' as const,
          title: by ? `${status}, por ${by}` : status,
        },
        children: reason && <p className="whitespace-pre-line break-words">{reason}</p>,
      }))}
    />
  </Card>
)
