import { eventWords } from '#domains/robots/devices/events/event.words.ts'
import { type EventNames, eventSentence } from '#domains/robots/devices/events/event-sentence.words.ts'
import { Timeline } from '#ui/components/timeline.tsx'
import { askedInWords } from '../asked.words.ts'
import type { RobotEvent } from '../robots.schemas.ts'

type Props = { events: RobotEvent[]; names: EventNames & { channel: (slug: string) => string | undefined } }

/** What happened to a robot lately: what a person asked of it is said in a sentence. */
export const EventLog = ({ events, names }: Props) => (
  <Timeline
    items={events.map(({ asked, ...event }) => ({
      id: event.id,
      at: new Date(event.at).toISOString(),
      icon: asked ? 'hand' : eventWords[event.kind].icon,
      title: asked ? askedInWords({ ...event, asked }, names.channel) : eventWords[event.kind].label,
      children: asked ? undefined : eventSentence(event, names),
    }))}
  />
)
