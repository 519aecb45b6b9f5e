import { Badge, type BadgeTone } from '#ui/components/badge.tsx'
import type { SurveyState } from '../survey.kinds.ts'
import { surveyStateNames } from '../survey.words.ts'

const tones: Record<SurveyState, BadgeTone> = { draft: 'amber', open: 'primary', closed: 'neutral' }

export const StateBadge = ({ state }: { state: SurveyState }) => (
  <Badge tone={tones[state]}>{surveyStateNames[state]}</Badge>
)
