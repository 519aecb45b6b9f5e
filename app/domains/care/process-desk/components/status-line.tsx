import { waitedForWords } from '#domains/care/processes/processes/process.words.ts'
import type { ProcessDetail } from '#domains/care/processes/processes/processes.schemas.ts'
import { dueWords } from '#domains/care/processes/statuses/due.words.ts'
import { now } from '#shared/clock.ts'
import { plural } from '#shared/numbers.ts'
import { formatRelativeDay } from '#shared/relative-time.ts'

/** To the client 'Seu processo está com a medicina há 5 dias; costuma levar 6 dias.', to the team 'Médico há 5 dias: espera por Medicina.' */
export const StatusLine = ({ role, status, status_since, usual_days, due_on, closed_at }: ProcessDetail) => (
  <p className="text-lg font-semibold">
    {role === 'client' ? status.client_text : status.name}
    {!closed_at && ` ${since(status_since)}`}
    {role !== 'client' && status.waits_for !== 'ninguem' && `: espera por ${waitedForWords[status.waits_for]}`}
    {due_on && `; ${dueWords(due_on, now())}`}
    {!closed_at && usual_days !== null && `; costuma levar ${plural(usual_days, 'dia', 'dias')}`}.
  </p>
)

/** 'há 5 dias', 'desde ontem', 'desde sex, 21 de nov'. */
const since = (at: Date) => {
  const words = formatRelativeDay(at)
  return words.startsWith('há ') ? words : `desde ${words}`
}
