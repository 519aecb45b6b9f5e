import { dliSheet } from '#domains/garden/calculators/sheets/dli.form.ts'
import { ownInWords, terms } from '#domains/garden/calculators/term.words.ts'
import { HowItWorks } from '#domains/garden/calculators/ui.ts'
import { formatDay, onDay } from '#shared/dates.ts'
import { formatMeasure, formatNumber, formatTyped } from '#shared/numbers.ts'
import { Help } from '#ui/components/help.tsx'
import { Stat, Stats } from '#ui/components/stat.tsx'
import type { Climate } from '../climate.schemas.ts'

/** The daily light integral of the space, with its calculation. */
export function DailyLight({
  light: { dli, ppfd, hours, hours_from, on },
}: {
  light: NonNullable<Climate['daily_light']>
}) {
  const origin = hours_from === 'plano' ? 'do plano' : 'anotadas'
  return (
    <section aria-labelledby="luz-do-dia" className="space-y-4">
      <h2 id="luz-do-dia" className="text-xl">
        Luz do dia
      </h2>
      <Stats>
        <Stat
          icon="sun"
          label="DLI"
          help={<Help term={terms.dli} own={ownInWords(terms.dli, formatMeasure(dli, 'mol/m²/dia'))} />}
          value={formatNumber(dli, 1)}
          hint={`mol/m²/dia, medido ${onDay(formatDay(on))}`}
        />
        <Stat
          icon="lightbulb"
          label="PPFD médio"
          help={<Help term={terms.ppfd} own={ownInWords(terms.ppfd, formatMeasure(ppfd, 'µmol/m²/s', 0))} />}
          value={formatNumber(ppfd, 0)}
          hint="µmol/m²/s, com a luz acesa"
        />
        <Stat icon="clock" label="Horas de luz" value={formatTyped(hours, 'h')} hint={origin} />
      </Stats>
      <HowItWorks
        how={dliSheet.how}
        working={[
          `DLI = ${formatNumber(ppfd, 0)} × ${formatTyped(hours)} × 0,0036 = ${formatMeasure(dli, 'mol/m²/dia')}`,
        ]}
      />
    </section>
  )
}
