import type { z } from 'zod'
import { compartmentWords, lookerWords, openedWords } from '#domains/care/processes/processes/process.words.ts'
import type { ProcessOpenings } from '#domains/care/processes/processes/processes.schemas.ts'
import { formatDayTime } from '#shared/dates.ts'
import { Card } from '#ui/components/card.tsx'

/** Who saw what, when: an admin, too. */
export const OpeningsCard = ({ openings }: { openings: z.infer<typeof ProcessOpenings>['data'] }) => (
  <Card title="Quem viu o quê">
    {openings.length ? (
      <ol className="space-y-2 text-sm">
        {openings.map(({ id, nickname, user_type, thing, compartment, at, times }) => (
          <li key={id}>
            <span className="font-semibold">{nickname}</span>, {lookerWords[user_type] ?? 'da equipe do site'},{' '}
            {openedWords[thing]}
            {compartment && ` (${compartmentWords[compartment].toLowerCase()})`}
            <p className="text-muted">
              {formatDayTime(at)}
              {times > 1 && `, ${times} vezes no dia`}
            </p>
          </li>
        ))}
      </ol>
    ) : (
      <p className="text-muted">Ninguém além de você abriu este processo.</p>
    )}
  </Card>
)
