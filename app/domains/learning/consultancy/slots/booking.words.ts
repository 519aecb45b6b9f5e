import { formatDay, formatTime } from '#shared/dates.ts'
import { MINUTE } from '#shared/durations.ts'
import type { BookingState } from './booking.kinds.ts'

type Tone = 'neutral' | 'primary' | 'amber' | 'danger'

export const bookingStateWords: Record<BookingState, { label: string; tone: Tone }> = {
  confirmada: { label: 'Confirmada', tone: 'primary' },
  cancelada: { label: 'Cancelada', tone: 'danger' },
  realizada: { label: 'Realizada', tone: 'neutral' },
  faltou: { label: 'Faltou', tone: 'amber' },
}

/** 'sex, 21 de nov, das 14:00 às 14:45'. */
export const slotTimes = ({ starts_at, minutes }: { starts_at: Date; minutes: number }): string =>
  `${formatDay(starts_at)}, das ${formatTime(starts_at)} às ${formatTime(new Date(starts_at.getTime() + minutes * MINUTE))}`
