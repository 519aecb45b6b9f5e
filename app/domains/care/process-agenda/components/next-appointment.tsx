import { processPath } from '#domains/care/processes/processes/process-address.model.ts'
import { formatDayTime } from '#shared/dates.ts'
import { Link } from '#ui/components/link.tsx'
import { appointmentKindWords } from '../appointments/appointment.words.ts'
import type { Appointment } from '../appointments/appointments.schemas.ts'

type Props = { token: string; agenda: Appointment[] }

/** So many are told of where the whole agenda is one tap away. */
const MOST = 5

/** To the client: 'Próximo: Consulta, sex, 4 de dez, 14:00', what comes after it, and which of them wait for an answer. */
export function NextAppointment({ token, agenda }: Props) {
  const coming = agenda.filter(({ past, state }) => !past && state !== 'cancelado')
  return coming.slice(0, MOST).map(({ id, kind, at, state, left }, index) => (
    <p key={id}>
      {index === 0 && 'Próximo: '}
      <Link to={processPath('cliente', token, '/agenda')} className="link">
        {appointmentKindWords[kind]}, {formatDayTime(at)}
      </Link>
      {left ? ', de quem saiu da equipe: pergunte na conversa' : state === 'proposto' && ', espera você confirmar'}.
    </p>
  ))
}
