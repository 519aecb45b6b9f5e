import type { ProcessDetail } from '#domains/care/processes/processes/processes.schemas.ts'
import { plural } from '#shared/numbers.ts'
import { Card } from '#ui/components/card.tsx'

/** To the client: what comes after this step, as the catalogue has it. */
export const ComingCard = ({ coming }: Pick<ProcessDetail, 'coming'>) =>
  coming.length > 0 && (
    <Card title="O que vem depois">
      <ol className="list-decimal space-y-1 ps-5 text-sm text-muted">
        {coming.map(({ name, days }) => (
          <li key={name}>
            {name}
            {days > 0 && `: prazo da equipe, ${plural(days, 'dia útil', 'dias úteis')}`}
          </li>
        ))}
        <li>A decisão. Nem todo processo passa por todos os passos.</li>
      </ol>
    </Card>
  )
