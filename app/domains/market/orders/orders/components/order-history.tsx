import { Card } from '#ui/components/card.tsx'
import { Timeline } from '#ui/components/timeline.tsx'
import { happeningIcons } from '../order.view.ts'
import { historyWords } from '../order-history.words.ts'
import type { OrderEventView } from '../orders.schemas.ts'

/** What happened, newest first. */
export const OrderHistory = ({ events }: { events: OrderEventView[] }) => (
  <Card title="Histórico">
    <Timeline
      items={events.map((event) => {
        const { title, text } = historyWords(event)
        return {
          id: event.id,
          at: event.created_at.toISOString(),
          icon: happeningIcons[event.kind],
          title,
          children: text && <p className="text-sm text-muted wrap-anywhere">{text}</p>,
        }
      })}
    />
  </Card>
)
