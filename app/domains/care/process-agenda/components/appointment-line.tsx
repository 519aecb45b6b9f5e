import { formatDayTime } from '#shared/dates.ts'
import { Badge } from '#ui/components/badge.tsx'
import { appointmentKindWords, appointmentStateWords } from '../appointments/appointment.words.ts'
import type { Appointment } from '../appointments/appointments.schemas.ts'
import { AnswerForms } from './answer-forms.tsx'
import { ChangeForms } from './change-forms.tsx'
import { PlaceWords } from './place-words.tsx'

type Props = { appointment: Appointment /** The client looks. */; own: boolean }

/** An appointment of a process: what, when, where, what was said of it, and what the viewer may do now. */
export function AppointmentLine({ appointment, own }: Props) {
  const { kind, at, minutes, by, left, past, state, team_only, place, words, can } = appointment
  const { tone, ...said } = appointmentStateWords[state]
  return (
    <li className="card space-y-3 p-5">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <h3 className="text-base">
          {appointmentKindWords[kind]}: {formatDayTime(at)}
        </h3>
        <span className="flex flex-wrap gap-2">
          {team_only && <Badge icon="lock">Só a equipe</Badge>}
          <Badge tone={tone}>{own ? said.own : said.team}</Badge>
        </span>
      </div>
      <p className="text-sm text-muted">
        Com {by}
        {left && ', que saiu da equipe'}
        {minutes > 0 && `, ${minutes} minutos`}
      </p>
      {left && own && !past && state !== 'cancelado' && <p>Pergunte na conversa quem atende agora.</p>}
      {place && (
        <p>
          <PlaceWords place={place} />
        </p>
      )}
      {words && (
        <p className="rounded-box border border-base-300 bg-base-200 p-3 whitespace-pre-line break-words">{words}</p>
      )}
      {can.answer && <AnswerForms key={`${state} ${words}`} appointment={appointment} />}
      {can.change && <ChangeForms key={`${state} ${new Date(at).getTime()} ${words}`} appointment={appointment} />}
    </li>
  )
}
