import type { HarvestHold } from '#domains/garden/garden/harvest-holds/harvest-holds.schemas.ts'
import { formatDay } from '#shared/dates.ts'
import { Card } from '#ui/components/card.tsx'
import { Icon } from '#ui/components/icon.tsx'
import { Link } from '#ui/components/link.tsx'

/** Plants that were treated with something that has to be out of them again before the harvest. */
export const HeldPlants = ({ holds }: { holds: HarvestHold[] }) => (
  <Card title="Na carência">
    <ul className="-my-3.5 divide-y divide-base-300 wrap-anywhere">
      {holds.map(({ plant, until, product }) => (
        <li key={plant.id} className="relative flex items-center gap-3 py-3.5">
          <Icon name="shield" size={20} className="shrink-0 text-muted" />
          <div className="min-w-0 flex-1">
            <p className="leading-snug font-semibold">
              <Link to={`/cultivo/planta/${plant.slug}`} className="after:absolute after:inset-0 hover:underline">
                {plant.name}
              </Link>
            </p>
            <p className="text-sm text-muted">
              Colher só a partir de {formatDay(until)}
              {product && ` · ${product}`}
            </p>
          </div>
        </li>
      ))}
    </ul>
  </Card>
)
