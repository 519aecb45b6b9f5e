import { HowItWorks } from '#domains/garden/calculators/ui.ts'
import { formatLongDay, onDay } from '#shared/dates.ts'
import { formatMeasure, formatPercent, formatTyped } from '#shared/numbers.ts'
import { Badge } from '#ui/components/badge.tsx'
import { LinkButton } from '#ui/components/button.tsx'
import { Notice } from '#ui/components/notice.tsx'
import type { HarvestReport } from '../harvests.schemas.ts'
import { dryingHow, dryingWorking, noForecastTexts, partText, ratioText } from './drying.words.ts'
import { DryingChart } from './drying-chart.tsx'

type Props = { report: HarvestReport; slug: string; mayWrite: boolean }

/** State of drying: chart, current water, and the forecast day or the advice to stop. */
export function DryingState({ report, slug, mayWrite }: Props) {
  const { drying, own_ratio } = report
  const { points, dry_g, reached_at, ready_at, why, target_water, late, over } = drying
  const now = points.length > 1 ? points.at(-1) : undefined
  return (
    <section aria-labelledby="secagem" className="space-y-4">
      <h2 id="secagem" className="text-xl">
        Secagem
      </h2>
      {over && <p className="text-muted">A secagem terminou e o peso seco já está anotado.</p>}
      {reached_at && !over && (
        <Notice tone="success" title="No ponto! Pode parar a secagem">
          Chegou a {formatTyped(target_water * 100, '%')} de água {onDay(formatLongDay(reached_at))}. É hora dos potes.
        </Notice>
      )}
      <DryingChart drying={drying} />
      {now?.water != null && (
        <p>
          A última pesagem deu {formatTyped(now.grams, 'g')}, com cerca de <strong>{formatPercent(now.water)}</strong>{' '}
          de água. <Badge>estimado</Badge>
        </p>
      )}
      {ready_at && dry_g !== null && (
        <p>
          {late ? 'Pelo ritmo, chegou ao ponto em' : 'Deve chegar ao ponto em'}{' '}
          <strong>{formatLongDay(ready_at)}</strong>, com {formatMeasure(dry_g, 'g')}. <Badge>estimado</Badge>
          {late && ' Pese de novo para confirmar.'}
        </p>
      )}
      {why && <p className="text-muted">{noForecastTexts[why]}</p>}
      {!ready_at && !reached_at && !over && dry_g !== null && why !== 'leve-demais' && why !== 'pesada-demais' && (
        <p className="text-muted">
          Pelo peso úmido, no ponto ela pesa {formatMeasure(dry_g, 'g')}. <Badge>estimado</Badge>
        </p>
      )}
      {drying.parts.map((part) => (
        <p key={part.part}>{partText(part)}</p>
      ))}
      {own_ratio && <p>{ratioText(own_ratio)}</p>}
      {mayWrite && (
        <div className="flex flex-wrap gap-3">
          <LinkButton to={`/cultivo/planta/${slug}/atualizacoes?tipo=pesagem`} icon="scale">
            Registrar pesagem
          </LinkButton>
          {!over && (
            <LinkButton to={`/cultivo/gerenciar/plantas?acao=mover&plant_ids=${report.plant_id}`} icon="move">
              Mudar de espaço
            </LinkButton>
          )}
        </div>
      )}
      <HowItWorks how={dryingHow} working={dryingWorking(drying)} />
    </section>
  )
}
