import { formatDay, onDay } from '#shared/dates.ts'
import type { GrantSource } from './enrolment.kinds.ts'

export const sourceWords: Record<GrantSource, string> = {
  gratis: 'Gratuito',
  compra: 'Compra',
  assinatura: 'Assinatura',
  convite: 'Convite',
  turma: 'Turma',
}

/** Why it is not open: a grant that stands begins later, or none stands. */
export const closedWords = (opens_at: Date | null) => (opens_at ? `Abre ${onDay(formatDay(opens_at))}` : 'Encerrado')
