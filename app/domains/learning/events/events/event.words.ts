import { seatsWords } from '#domains/learning/enrolment/cohorts/seats.words.ts'
import { dayKey, formatDay, formatDayTime, formatTime } from '#shared/dates.ts'
import type { EventAudience, EventState, PlaceState } from './event.kinds.ts'

type Tone = 'neutral' | 'primary' | 'amber' | 'danger'

export const eventStateWords: Record<EventState, { label: string; tone: Tone }> = {
  rascunho: { label: 'Rascunho', tone: 'neutral' },
  publicado: { label: 'Publicado', tone: 'primary' },
  cancelado: { label: 'Cancelado', tone: 'danger' },
}

export const eventAudienceWords: Record<EventAudience, { label: string; text: string }> = {
  todos: { label: 'Todos', text: 'Qualquer pessoa com conta pode participar.' },
  alunos: { label: 'Alunos do curso', text: 'Só quem faz o curso escolhido.' },
}

export const placeStateWords: Record<PlaceState, { label: string; tone: Tone }> = {
  vai: { label: 'Vai', tone: 'primary' },
  fila: { label: 'Na fila', tone: 'amber' },
  cancelou: { label: 'Desistiu', tone: 'neutral' },
}

/** 'sex, 21 de nov, das 14:00 às 15:30'; over midnight 'sex, 21 de nov, 22:00, até sáb, 22 de nov, 01:00'. */
export const eventTimes = ({ starts_at, ends_at }: { starts_at: Date; ends_at: Date }): string =>
  dayKey(starts_at) === dayKey(ends_at)
    ? `${formatDay(starts_at)}, das ${formatTime(starts_at)} às ${formatTime(ends_at)}`
    : `${formatDayTime(starts_at)}, até ${formatDayTime(ends_at)}`

type Places = { going: number; waiting: number; capacity: number | null }

/** '8 vagas livres de 20', 'cheio, 3 pessoas esperam', '12 pessoas', 'ninguém ainda'. */
export function eventPlaces({ going, waiting, capacity }: Places): string {
  if (capacity !== null) return seatsWords({ seats: capacity, taken: going, waiting }, 'cheio')
  return going === 0 ? 'ninguém ainda' : going === 1 ? '1 pessoa' : `${going} pessoas`
}
