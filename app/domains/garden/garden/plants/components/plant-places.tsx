import { formatDay } from '#shared/dates.ts'
import { Card } from '#ui/components/card.tsx'
import { Link } from '#ui/components/link.tsx'
import type { PlantDetail } from '../plants.schemas.ts'

/** The spaces of a plant, newest first, with their days. */
export function PlantPlaces({ plant: { places } }: { plant: Pick<PlantDetail, 'places'> }) {
  if (!places.length) return null
  return (
    <Card title="Por onde passou">
      <ol className="space-y-2">
        {places.map(({ space, since, until }) => (
          <li key={since}>
            <Link to={`/cultivo/espaco/${space.slug}`} className="link reach inline-block">
              {space.name}
            </Link>
            <span className="block text-sm text-muted">
              {until ? `${formatDay(since)} a ${formatDay(until)}` : `desde ${formatDay(since)}`}
            </span>
          </li>
        ))}
      </ol>
    </Card>
  )
}
