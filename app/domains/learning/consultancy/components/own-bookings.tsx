import { Badge } from '#ui/components/badge.tsx'
import { LinkButton } from '#ui/components/button.tsx'
import { Card } from '#ui/components/card.tsx'
import { ConfirmButton } from '#ui/form/confirm-button.tsx'
import { bookingStateWords, slotTimes } from '../slots/booking.words.ts'
import type { OwnBooking } from '../slots/consultancy.schemas.ts'

/** What a member has booked in a course's consultancy, the latest first. */
export function OwnBookings({ bookings }: { bookings: OwnBooking[] }) {
  if (!bookings.length) return null
  return (
    <Card title="Suas conversas" bare>
      <ul className="divide-y divide-base-300 border-t border-base-300">
        {bookings.map((booking) => (
          <li key={booking.id} className="space-y-3 px-5 py-4">
            <div className="flex flex-wrap items-center gap-2">
              <span className="font-semibold">{slotTimes(booking)}</span>
              <Badge tone={bookingStateWords[booking.state].tone}>{bookingStateWords[booking.state].label}</Badge>
            </div>
            {booking.note && <p className="break-words whitespace-pre-line text-muted">{booking.note}</p>}
            <div className="flex flex-wrap items-center gap-2">
              {booking.link && (
                <LinkButton to={booking.link} icon="video" tone="primary" reload>
                  Abrir a sala
                </LinkButton>
              )}
              {booking.can.cancel && (
                <ConfirmButton
                  label="Desmarcar"
                  send={{ form: 'cancel', id: String(booking.id) }}
                  title={`Desmarcar ${slotTimes(booking)}?`}
                  confirm="Desmarcar"
                >
                  O horário fica livre para outra pessoa, e quem ensina é avisado.
                </ConfirmButton>
              )}
            </div>
          </li>
        ))}
      </ul>
    </Card>
  )
}
