import { Badge } from '#ui/components/badge.tsx'
import type { CupBallots } from '../votes/cup-votes.schemas.ts'

type Vote = NonNullable<CupBallots['ballots'][number]['own']>

/** That one has voted, with the receipt, and what became of the vote. */
export const OwnVote = ({ vote }: { vote: Vote }) => (
  <div className="space-y-1.5">
    <p>
      {vote.state === 'anulada' ? (
        <Badge tone="amber" icon="triangle-alert">
          Voto anulado
        </Badge>
      ) : (
        <Badge tone="primary" icon="check">
          Você já votou
        </Badge>
      )}
    </p>
    {vote.left && <p className="text-sm font-medium">Este redondo saiu da copa: o seu voto não conta para ninguém.</p>}
    {vote.reason && <p className="text-sm break-words">{vote.reason}</p>}
    <p className="text-sm break-words text-muted">
      Recibo: <code className="break-all">{vote.receipt}</code>
    </p>
  </div>
)
