import { Badge } from '#ui/components/badge.tsx'
import type { CupBallots } from '../votes/cup-votes.schemas.ts'

type Vote = NonNullable<CupBallots['ballots'][number]['own']>

/** That one has voted, with the receipt, and what became of the vote. */
export const OwnVote = ({ vote }: { vote: Vote }) => (
  <div className="space-y-1.5">
    <p>
      <Badge tone={vote.state === 'valida' ? 'primary' : 'amber'} icon="check">
        {vote.state === 'valida' ? 'Você já votou' : vote.state === 'quarentena' ? 'Voto em análise' : 'Voto anulado'}
      </Badge>
    </p>
    {vote.reason && <p className="text-sm break-words">{vote.reason} A equipe da copa confere antes da apuração.</p>}
    <p className="text-sm break-words text-muted">
      Recibo: <code className="break-all">{vote.receipt}</code>
    </p>
  </div>
)
