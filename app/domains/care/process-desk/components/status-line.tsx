import type { ProcessDetail } from '#domains/care/processes/processes/processes.schemas.ts'
import { plural } from '#shared/numbers.ts'
import { formatRelativeDay } from '#shared/relative-time.ts'

/** 'Seu processo está com a médica desde ontem; costuma levar 6 dias.' */
export const StatusLine = ({ status, status_since, usual_days, closed_at }: ProcessDetail) => (
  <p className="text-lg font-semibold">
    {status.client_text}
    {closed_at ? '' : ' desde '}
    {!closed_at && since(status_since)}
    {!closed_at && usual_days !== null && `; costuma levar ${plural(usual_days, 'dia', 'dias')}`}.
  </p>
)

/** 'hoje', 'ontem', else the day: 'desde há 3 dias' is no Portuguese. */
const since = (at: Date) => formatRelativeDay(at).replace(/^há (.*)$/, '$1 atrás')
