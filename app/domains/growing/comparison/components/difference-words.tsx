import { formatNumber, plural } from '#shared/numbers.ts'
import { Card } from '#ui/components/card.tsx'
import type { Comparison } from '../runs/comparison.schemas.ts'
import { figureWords } from '../runs/comparison.words.ts'
import { isBarelyWatered } from '../runs/difference.model.ts'
import { letterOf } from '../runs/run-look.view.ts'

/** What differs most, in words, before any chart. */
export const DifferenceWords = ({ of: { runs, differences } }: { of: Comparison }) => (
  <Card title="O que mais difere">
    {differences.length === 0 ? (
      <p className="text-muted">Nada difere mais de 10 %, ou faltam números para dizer.</p>
    ) : (
      <ol className="list-decimal space-y-1 ps-5">
        {differences.map(({ figure, most, least, ratio }) => {
          const { label, say } = figureWords[figure]
          const said = (at: number) => {
            const value = runs[at]?.figures[figure]
            return `${letterOf(at)} (${runs[at]?.name}) ${value === null || value === undefined ? '' : say(value)}`
          }
          return (
            <li key={figure}>
              {label}: {said(most)}, {said(least)}
              {ratio >= 1.95
                ? `: ${formatNumber(ratio, ratio < 10 ? 1 : 0)} vezes.`
                : `: ${formatNumber((ratio - 1) * 100, 0)} % a mais.`}
            </li>
          )
        })}
      </ol>
    )}
    {runs.map(
      ({ slug, name, figures }, at) =>
        isBarelyWatered(figures) && (
          <p key={slug} className="mt-2 text-sm text-muted">
            A água de {letterOf(at)} ({name}) fica fora: {fewWords(figures.waterings ?? 0)}.
          </p>
        ),
    )}
  </Card>
)

const fewWords = (count: number) =>
  count ? `só ${plural(count, 'rega anotada', 'regas anotadas')}` : 'nenhuma rega anotada'
