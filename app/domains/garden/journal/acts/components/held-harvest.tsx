import { heldWords } from '#domains/garden/garden/harvest-holds/harvest-hold.words.ts'
import type { HarvestHold } from '#domains/garden/garden/harvest-holds/harvest-holds.schemas.ts'
import { Notice } from '#ui/components/notice.tsx'

/** Beside the day of a harvest: what these plants were treated with asks for more days. */
export const HeldHarvest = ({ holds }: { holds: HarvestHold[] }) =>
  holds.length > 0 && (
    <Notice tone="warning" title="Ainda na carência">
      <ul className="space-y-1">
        {holds.map((hold) => (
          <li key={hold.plant.id}>{heldWords(hold)}</li>
        ))}
      </ul>
    </Notice>
  )
