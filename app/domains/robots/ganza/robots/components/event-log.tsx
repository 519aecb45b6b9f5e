import { eventWords } from '#domains/robots/devices/events/event.words.ts'
import { type EventNames, eventSentence } from '#domains/robots/devices/events/event-sentence.words.ts'
import { Timeline } from '#ui/components/timeline.tsx'
import type { RobotEvent } from '../robots.schemas.ts'

/** What happened to a robot lately. */
export const EventLog = ({ events, names }: { events: RobotEvent[]; names: EventNames }) => (
  <Timeline
    items={events.map((event) => ({
      id: event.id,
      at: new Date(event.at).toISOString(),
      icon: eventWords[event.kind].icon,
      title: eventWords[event.kind].label,
      children: eventSentence(event, names),
    }))}
  />
)
