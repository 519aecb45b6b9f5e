import { Badge } from '#ui/components/badge.tsx'
import { floweringNames, ratioWords, sexNames, stateNames, weeksWords } from '../genetic.words.ts'
import type { GeneticCard } from '../genetics.schemas.ts'

/** What it is, in a row of badges; what nobody said is not there. */
export function GeneticFacts({ genetic }: { genetic: Omit<GeneticCard, 'own_stock'> }) {
  const weeks = weeksWords(genetic)
  const ratio = ratioWords(genetic.indica_percent)
  return (
    <div className="flex flex-wrap gap-2">
      <Badge icon={genetic.flowering === 'auto' ? 'timer' : 'sun'}>{floweringNames[genetic.flowering]}</Badge>
      {weeks && <Badge icon="calendar">{weeks}</Badge>}
      {ratio && <Badge icon="leaf">{ratio}</Badge>}
      {genetic.seed_sex && <Badge icon="venus-and-mars">{sexNames[genetic.seed_sex]}</Badge>}
      {genetic.state !== 'compartilhada' && <Badge icon="lock">{stateNames[genetic.state]}</Badge>}
    </div>
  )
}
