import { failureInWords } from '#domains/robots/devices/events/firmware-reason.words.ts'
import { formatFull } from '#shared/dates.ts'
import { formatNumber, plural } from '#shared/numbers.ts'
import { Badge } from '#ui/components/badge.tsx'
import { Card } from '#ui/components/card.tsx'
import { Notice } from '#ui/components/notice.tsx'
import { Progress } from '#ui/components/progress.tsx'
import { Stat, Stats } from '#ui/components/stat.tsx'
import { pauseWords, rolloutStateWords, rolloutStepWords } from '../rollout.words.ts'
import type { Rollout } from '../rollouts.schemas.ts'

/** How far a roll-out is: shares, steps, and why robots failed. */
export function RolloutProgress({ rollout }: { rollout: Rollout }) {
  const { state, paused_why, percent, steps, reached, postponed, robots, running, reasons, created_at } = rollout
  const done = steps.find(({ step }) => step === 'confirmada')?.count ?? 0
  return (
    <Card
      title="Andamento"
      actions={<Badge tone={rolloutStateWords[state].tone}>{rolloutStateWords[state].label}</Badge>}
    >
      <div className="space-y-5">
        {paused_why && <Notice tone="warning" title={pauseWords[paused_why]} />}
        <Progress
          label="Robôs alcançados que já rodam a versão"
          share={reached ? done / reached : 0}
          hint={`${formatNumber(done)}\u00a0de\u00a0${formatNumber(reached)}`}
        />
        <Progress
          label="Robôs do modelo que rodam a versão"
          share={robots ? running / robots : 0}
          hint={`${formatNumber(running)}\u00a0de\u00a0${formatNumber(robots)}`}
        />
        <Stats>
          {steps
            .filter(({ count }) => count > 0)
            .map(({ step, count }) => (
              <Stat
                key={step}
                label={rolloutStepWords[step].label}
                value={formatNumber(count)}
                hint={
                  step === 'oferecida' && postponed > 0
                    ? `${plural(postponed, 'adiada', 'adiadas')} pelo dono`
                    : undefined
                }
              />
            ))}
        </Stats>
        <p className="text-sm text-muted">
          Começou {formatFull(created_at)} e alcança {percent}&nbsp;% dos robôs
          {rollout.only_from && ` que rodam a ${rollout.only_from}`}. Para sozinha acima de{' '}
          {formatNumber(rollout.most_failures_percent, 2)}&nbsp;% de falhas, a partir da terceira.
        </p>
        {reasons.length > 0 && (
          <section className="space-y-1">
            <h3 className="text-base">Por que falhou</h3>
            <ul className="divide-y divide-base-300">
              {reasons.map(({ reason, count }) => (
                <li key={reason} className="flex justify-between gap-4 py-2">
                  <span>{failureInWords(reason)}</span>
                  <span className="figures shrink-0 text-muted">{plural(count, 'robô', 'robôs')}</span>
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </Card>
  )
}
