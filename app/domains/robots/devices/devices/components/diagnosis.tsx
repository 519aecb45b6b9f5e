import { Badge, type BadgeTone } from '#ui/components/badge.tsx'
import { Card } from '#ui/components/card.tsx'
import type { IconName } from '#ui/components/icon-names.ts'
import type { DiagnosisState, DiagnosisStep } from '../diagnosis.model.ts'
import { diagnosisHelp, diagnosisNames, diagnosisStates } from '../diagnosis.words.ts'

const looks: Record<DiagnosisState, { tone: BadgeTone; icon: IconName }> = {
  ok: { tone: 'primary', icon: 'check' },
  check: { tone: 'amber', icon: 'search-check' },
  problem: { tone: 'danger', icon: 'triangle-alert' },
  unknown: { tone: 'neutral', icon: 'circle-question-mark' },
}

type Props = { steps: { step: DiagnosisStep; state: DiagnosisState }[] }

/** What the server knows of a robot's way to us, step by step. */
export const Diagnosis = ({ steps }: Props) => (
  <Card title="O robô consegue falar com a gente?">
    <ol className="space-y-4">
      {steps.map(({ step, state }) => (
        <li key={step} className="space-y-1">
          <p className="flex flex-wrap items-center gap-2 font-semibold">
            {diagnosisNames[step]} <Badge {...looks[state]}>{diagnosisStates[state]}</Badge>
          </p>
          <p className="text-muted">{diagnosisHelp[step][state]}</p>
        </li>
      ))}
    </ol>
  </Card>
)
