import { terms } from '#domains/garden/calculators/term.words.ts'
import { HowItWorks } from '#domains/garden/calculators/ui.ts'
import { formatTyped, plural } from '#shared/numbers.ts'
import { Help } from '#ui/components/help.tsx'
import { Stat, Stats } from '#ui/components/stat.tsx'
import type { HarvestReport } from '../harvests.schemas.ts'
import { energyWords, originWords, robotGapWords } from './energy.words.ts'
import { figure, missing, yieldHow, yieldWorking } from './yield.words.ts'

/** Grams per plant, watt, square metre and kilowatt-hour; a missing figure shows which input it needs. */
export function HarvestYield({ harvested }: { harvested: HarvestReport['yield'] }) {
  const { grams, basis, per_watt, per_m2, per_kwh, plants, space } = harvested
  const gap = missing(harvested)
  const robotGap = robotGapWords(harvested)
  return (
    <section aria-labelledby="rendimento" className="space-y-4">
      <h2 id="rendimento" className="text-xl">
        Rendimento
      </h2>
      {grams !== null && (
        <Stats>
          <Stat label="Por planta" value={formatTyped(grams, 'g')} hint={basis && `peso ${basis}`} />
          <Stat label="Por watt" value={figure(per_watt, 'g/W')} hint={per_watt !== null && 'estimado'} />
          <Stat label="Por área" value={figure(per_m2, 'g/m²', 0)} hint={per_m2 !== null && 'estimado'} />
          <Stat
            label="Por energia"
            help={<Help term={terms.per_kwh} />}
            value={figure(per_kwh, 'g/kWh')}
            hint={per_kwh !== null && originWords(harvested)}
          />
        </Stats>
      )}
      {gap && <p className="text-muted">{gap}</p>}
      {space && (
        <p className="text-muted">
          {space.name}, {plants === 1 ? 'só dela' : `dividido por ${plural(plants, 'planta', 'plantas')}`}
          {energyWords(harvested)}.
        </p>
      )}
      {robotGap && <p className="text-muted">{robotGap}</p>}
      <HowItWorks how={yieldHow} working={yieldWorking(harvested)} />
    </section>
  )
}
