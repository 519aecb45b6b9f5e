import { formatDay, onDay } from '#shared/dates.ts'
import { addDays } from '#shared/days.ts'
import { plural } from '#shared/numbers.ts'
import type { ProcessDocumentLine } from './process-documents.schemas.ts'

const SOON = 60

/** Whether its approved version lapses soon, or has. */
export const isWatched = ({ expires_on, days_left }: ProcessDocumentLine) =>
  expires_on !== null && days_left !== null && days_left <= SOON

/** 'Receita vence em 21 dias (sex, 17 de dez). Desde sáb, 18 de dez, as suas 4 plantas ficam sem esse documento em dia.' */
export function watchSentence(
  { title, months, state, expires_on, days_left }: ProcessDocumentLine,
  plants: number | null,
) {
  const [last, left] = [expires_on ?? '', days_left ?? 0]
  const over = left < 0
  const when =
    left > 0
      ? `vence em ${plural(left, 'dia', 'dias')} (${formatDay(last)})`
      : left === 0
        ? 'vence hoje'
        : `venceu ${onDay(formatDay(last))}`
  const since = formatDay(addDays(last, 1))
  const whose = plants === null ? 'as plantas do cliente' : plants === 1 ? 'a sua planta' : `as suas ${plants} plantas`
  const without = `${plants === 1 ? (over ? 'está' : 'fica') : over ? 'estão' : 'ficam'} sem esse documento em dia`
  // What never lapses by its kind covers no plants: an identity, something that was asked for besides.
  const uncovered = months > 0 && plants !== 0 ? ` Desde ${since}, ${whose} ${without}.` : ''
  return `${title} ${when}.${uncovered}${state === 'enviado' ? ' Uma versão nova está em análise.' : ''}`
}

/** How one gets a new one of what lapses: a prescription or report from who writes it, else by sending it. */
export function renewalOf({ state, compartment, months, can }: ProcessDocumentLine, own: boolean) {
  if (state === 'enviado' || !can.send) return null
  return own && months > 0 && compartment !== 'juridico' ? 'ask' : 'send'
}

/** Written for the client to whom it may be asked. */
export const renewalWords = ({ title, expires_on, days_left }: ProcessDocumentLine) =>
  `${title}: ${(days_left ?? 0) < 0 ? 'venceu' : 'vence'} ${onDay(formatDay(expires_on ?? ''))}. Como fazemos para renovar?`
