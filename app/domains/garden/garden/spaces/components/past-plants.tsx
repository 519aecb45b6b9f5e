import { daysBetween, formatDay } from '#shared/dates.ts'
import { plural } from '#shared/numbers.ts'
import type { Page } from '#shared/pagination.ts'
import { Card } from '#ui/components/card.tsx'
import { Link } from '#ui/components/link.tsx'
import { Pager } from '#ui/components/pager.tsx'
import type { PastPlant } from '../past-plants.schemas.ts'

/** Former plants of the space, with their days. */
export function PastPlants({ past }: { past: Page<PastPlant> }) {
  if (!past.total) return null
  return (
    <Card title="Plantas que já passaram por aqui">
      <ol className="divide-y divide-base-300">
        {past.data.map(({ id, slug, name, genetic, since, until }) => (
          <li key={`${id} ${since}`} className="py-2.5 first:pt-0 last:pb-0">
            <Link to={`/cultivo/planta/${slug}`} className="link">
              {name}
            </Link>
            {genetic && <span className="text-sm text-muted"> · {genetic.name}</span>}
            <span className="figures block text-sm text-muted">
              {formatDay(since)} a {formatDay(until)} · {plural(daysBetween(since, until), 'dia', 'dias')}
            </span>
          </li>
        ))}
      </ol>
      <Pager {...past} param="passadas" label="Páginas das plantas que já passaram" />
    </Card>
  )
}
