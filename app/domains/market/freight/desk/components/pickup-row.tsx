import { Badge } from '#ui/components/badge.tsx'
import { Link } from '#ui/components/link.tsx'
import type { PickupPoint } from '../../pickups/pickup-points.schemas.ts'

export const PickupRow = ({ point: { name, city, uf, hours, active }, to }: { point: PickupPoint; to: string }) => (
  <li className="flex flex-wrap items-center gap-x-3 gap-y-1 px-5 py-3">
    <div className="min-w-0 flex-1">
      <Link to={to} className="font-semibold wrap-anywhere link link-hover">
        {name}
      </Link>
      <p className="text-sm wrap-anywhere text-muted">
        {city}, {uf}. {hours}
      </p>
    </div>
    {active ? <Badge tone="primary">Ligado</Badge> : <Badge>Desligado</Badge>}
  </li>
)
