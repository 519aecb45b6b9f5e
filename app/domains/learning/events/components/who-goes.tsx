import { formatDayTime } from '#shared/dates.ts'
import { Avatar } from '#ui/components/avatar.tsx'
import { Badge } from '#ui/components/badge.tsx'
import { Card } from '#ui/components/card.tsx'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { Link } from '#ui/components/link.tsx'
import { ListStates } from '#ui/components/list-states.tsx'
import { Pager } from '#ui/components/pager.tsx'
import { eventPlaces, placeStateWords } from '../events/event.words.ts'
import type { EventPlaceCard, OwnEvent } from '../events/events.schemas.ts'

type Props = {
  event: OwnEvent
  places: { data: EventPlaceCard[]; current_page: number; last_page: number; total: number } | null
}

/** Who is in an event, who waits, who changed their mind. */
export const WhoGoes = ({ event, places }: Props) => (
  <section id="quem-vai" className="scroll-mt-24">
    <Card title={`Quem vai: ${eventPlaces(event)}`}>
      <ListStates
        items={places?.data ?? null}
        keyOf={({ user_id }) => user_id}
        empty={<EmptyState icon="users" text="Ninguém pegou uma vaga ainda." />}
        frame={(rows) => <ul className="divide-y divide-base-300">{rows}</ul>}
      >
        {({ nickname, photo_url, state, created_at }) => (
          <li className="flex items-center gap-3 py-3">
            <Avatar name={nickname} photo_url={photo_url} size={36} />
            <div className="min-w-0 flex-1">
              <Link to={`/perfil/${nickname}`} className="link link-hover font-medium break-words">
                {nickname}
              </Link>
              <p className="text-sm text-muted">desde {formatDayTime(created_at)}</p>
            </div>
            <Badge tone={placeStateWords[state].tone}>{placeStateWords[state].label}</Badge>
          </li>
        )}
      </ListStates>
      {places && <Pager {...places} label="Páginas de quem vai" />}
    </Card>
  </section>
)
