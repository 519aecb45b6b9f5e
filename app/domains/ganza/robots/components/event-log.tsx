import { eventWords } from '#domains/devices/events/event.words.ts'
import { Timeline } from '#ui/components/timeline.tsx'
import { eventDetail } from '../event-detail.words.ts'
import type { RobotEvent } from '../robots.schemas.ts'

/** What happened to a robot lately. */
export const EventLog = ({ events }: { events: RobotEvent[] }) => (
  <Timeline
    items={events.map((event) => ({
      id: event.id,
      at: new Date(event.at).toISOString(),
      icon: eventWords[event.kind].icon,
      title: eventWords[event.kind].label,
      children: eventDetail(event) || null,
    }))}
  />
)
