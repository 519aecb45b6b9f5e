import { LinkButton } from '#ui/components/button.tsx'
import { Card } from '#ui/components/card.tsx'
import type { CupNow } from '../editions/cup-editions.schemas.ts'
import { isOpenFor } from '../editions/phases.kinds.ts'
import { phaseWords } from '../editions/phases.words.ts'
import { PhaseLine } from './phase-line.tsx'

/** The cup's place on the front page, while there is something to do or see. */
export function CupBanner({ cup }: { cup: CupNow }) {
  if (!cup.phase && !cup.next && !cup.show_results) return null
  const votes = isOpenFor('vote', cup.phase)
  return (
    <Card
      title={cup.name}
      actions={
        <LinkButton to={votes ? '/copa-grower/votar' : '/copa-grower'} icon="trophy">
          {votes ? 'Votar' : cup.show_results ? 'Ver o resultado' : 'Ver a copa'}
        </LinkButton>
      }
    >
      <PhaseLine edition={cup} />
      {cup.phase && <p className="max-w-text">{phaseWords[cup.phase].text}</p>}
    </Card>
  )
}
