import { waitedForWords } from '#domains/care/processes/processes/process.words.ts'
import { processPath } from '#domains/care/processes/processes/process-address.model.ts'
import type { ProcessDetail } from '#domains/care/processes/processes/processes.schemas.ts'
import { dueWords } from '#domains/care/processes/statuses/due.words.ts'
import { now } from '#shared/clock.ts'
import { formatDay, onDay } from '#shared/dates.ts'
import { plural } from '#shared/numbers.ts'
import { formatRelativeDay } from '#shared/relative-time.ts'
import { Link } from '#ui/components/link.tsx'

/** To the client 'Seu processo está com a medicina há 5 dias; costuma levar 6 dias.', to the team 'Médico há 5 dias: espera por Medicina.' */
export const StatusLine = (process: ProcessDetail) => (
  <p className="text-lg font-semibold break-words">
    {process.role === 'client' ? clientWords(process) : teamWords(process)}.
  </p>
)

/** A decision and the end are days, 'em qua, 7 de out'; what goes on lasts. */
const clientWords = ({ status, status_since, usual_days, closed_at, withdrawn }: ProcessDetail) => {
  if (withdrawn) return `Você desistiu deste processo ${onDay(formatDay(closed_at ?? status_since))}`
  if (status.final) return `${status.client_text} ${onDay(formatDay(status_since))}`
  return `${status.client_text} ${since(status_since)}${usual(usual_days)}`
}

const teamWords = ({ status, status_since, usual_days, due_on, closed_at, withdrawn }: ProcessDetail) =>
  [
    status.name,
    closed_at ? '' : ` ${since(status_since)}`,
    withdrawn ? ': o cliente desistiu' : '',
    status.waits_for === 'ninguem' ? '' : `: espera por ${waitedForWords[status.waits_for]}`,
    due_on ? `; ${dueWords(due_on, now())}` : '',
    closed_at ? '' : usual(usual_days),
  ].join('')

const usual = (days: number | null) => (days === null ? '' : `; costuma levar ${plural(days, 'dia', 'dias')}`)

/** What a decision was said with, and whom to ask: nobody is left alone with 'indeferido'. */
export const DecisionWords = ({ token, role, status, history, closed_at, withdrawn }: ProcessDetail) =>
  role === 'client' &&
  status.final &&
  !withdrawn && (
    <div className="space-y-2">
      {history.at(-1)?.reason && <p className="whitespace-pre-line break-words">{history.at(-1)?.reason}</p>}
      {!closed_at && (
        <p>
          Ficou alguma dúvida?{' '}
          <Link to={processPath('cliente', token, '/chat')} className="link">
            Fale com a advocacia na conversa
          </Link>
          .
        </p>
      )}
    </div>
  )

/** 'há 5 dias', 'desde ontem', 'desde sex, 21 de nov'. */
const since = (at: Date) => {
  const words = formatRelativeDay(at)
  return words.startsWith('há ') ? words : `desde ${words}`
}
