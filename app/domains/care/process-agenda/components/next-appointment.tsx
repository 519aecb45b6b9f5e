import { processPath } from '#domains/care/processes/processes/process-address.model.ts'
import { formatDayTime } from '#shared/dates.ts'
import { Link } from '#ui/components/link.tsx'
import { appointmentKindWords } from '../appointments/appointment.words.ts'
import type { Appointment } from '../appointments/appointments.schemas.ts'

type Props = { token: string; agenda: Appointment[] }

/** To the client: 'Próximo: Consulta, sex, 4 de dez, 14:00', and whether it waits for them. */
export function NextAppointment({ token, agenda }: Props) {
  const next = agenda.find(({ past, state }) => !past && state !== 'cancelado')
  return (
    next && (
      <p>
        Próximo:{' '}
        <Link to={processPath('cliente', token, '/agenda')} className="link">
          {appointmentKindWords[next.kind]}, {formatDayTime(next.at)}
        </Link>
        {next.state === 'proposto' && ', espera você confirmar'}.
      </p>
    )
  )
}
