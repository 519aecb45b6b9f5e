import { Badge, type BadgeTone } from '#ui/components/badge.tsx'
import type { CaseState, Outcome } from '../case.kinds.ts'
import { decidedInWords, stateNames } from '../case.words.ts'

const tones: Record<CaseState, BadgeTone> = { aberta: 'clay', em_analise: 'info', decidida: 'neutral' }

type Props = { state: CaseState; outcome: Outcome | null; appeal_waits: boolean; reverted: boolean }

/** How a case stands, and what was decided. */
export const CaseBadges = ({ state, outcome, appeal_waits, reverted }: Props) => (
  <span className="flex flex-wrap gap-1.5">
    <Badge tone={tones[state]}>{outcome ? decidedInWords(outcome, reverted) : stateNames[state]}</Badge>
    {appeal_waits && (
      <Badge tone="amber" icon="scale">
        Recurso espera
      </Badge>
    )}
  </span>
)
