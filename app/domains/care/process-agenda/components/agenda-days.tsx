import type { Area } from '#domains/care/processes/processes/process.kinds.ts'
import { processPath } from '#domains/care/processes/processes/process-address.model.ts'
import { dayKey, formatDay, formatTime } from '#shared/dates.ts'
import { Badge } from '#ui/components/badge.tsx'
import { Link } from '#ui/components/link.tsx'
import { appointmentKindWords, appointmentStateWords } from '../appointments/appointment.words.ts'
import type { OwnAppointment } from '../appointments/appointments.schemas.ts'

type Props = { area: Area; appointments: OwnAppointment[] }

/** Appointments by day, in the order in which they come. */
export const AgendaDays = ({ area, appointments }: Props) => (
  <ol className="space-y-6">
    {[...Map.groupBy(appointments, ({ at }) => dayKey(at))].map(([day, ofDay]) => (
      <li key={day} className="space-y-2">
        <h2 className="text-base">{formatDay(day)}</h2>
        <ul className="divide-y divide-base-300">
          {ofDay.map(({ id, at, kind, client, token, state, overlaps, team_only, by }) => (
            <li key={id} className="relative flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 py-3">
              <p className="min-w-0">
                <span className="figures">{formatTime(at)}</span>{' '}
                <Link
                  to={processPath(area, token, '/agenda')}
                  className="font-semibold wrap-anywhere after:absolute after:inset-0"
                >
                  {appointmentKindWords[kind]} · {client}
                </Link>{' '}
                <span className="text-sm text-muted">com {by}</span>
              </p>
              <span className="flex flex-wrap gap-2">
                {overlaps && (
                  <Badge tone="danger" icon="clock">
                    Bate com outro
                  </Badge>
                )}
                {team_only && <Badge icon="lock">Só a equipe</Badge>}
                <Badge tone={appointmentStateWords[state].tone}>{appointmentStateWords[state].team}</Badge>
              </span>
            </li>
          ))}
        </ul>
      </li>
    ))}
  </ol>
)
