import type { ReactNode } from 'react'
import { Badge } from '#ui/components/badge.tsx'
import { Link } from '#ui/components/link.tsx'
import { ListStates } from '#ui/components/list-states.tsx'
import { floweringNames, ratioWords, stateNames, stockWords, weeksWords } from '../genetic.words.ts'
import type { GeneticCard } from '../genetics.schemas.ts'

/** Entries in rows: name, breeder, what it is, and what the viewer has of it. */
export const GeneticList = ({ genetics, empty }: { genetics: GeneticCard[]; empty: ReactNode }) => (
  <ListStates
    items={genetics}
    keyOf={({ id }) => id}
    empty={empty}
    frame={(items) => (
      <ul className="divide-y divide-base-300 rounded-box border border-base-300 bg-surface">{items}</ul>
    )}
  >
    {(genetic) => <Row genetic={genetic} />}
  </ListStates>
)

function Row({ genetic }: { genetic: GeneticCard }) {
  const stock = stockWords(genetic.own_stock)
  const facts = [floweringNames[genetic.flowering], weeksWords(genetic), ratioWords(genetic.indica_percent)]
  return (
    <li className="relative flex flex-wrap items-center gap-x-4 gap-y-2 p-4 hover:bg-base-200">
      <div className="min-w-0 flex-1 basis-56 space-y-1">
        <h2 className="font-sans text-base font-semibold tracking-normal wrap-anywhere">
          <Link to={`/cultivo/geneticas/${genetic.slug}`} className="after:absolute after:inset-0">
            {genetic.name}
          </Link>
          {genetic.breeder && <span className="font-normal text-muted"> · {genetic.breeder}</span>}
        </h2>
        <p className="text-sm text-muted">{facts.filter(Boolean).join(' · ')}</p>
      </div>
      {stock && (
        <Badge tone="primary" icon="package">
          {stock}
        </Badge>
      )}
      {genetic.state !== 'compartilhada' && <Badge icon="lock">{stateNames[genetic.state]}</Badge>}
    </li>
  )
}
