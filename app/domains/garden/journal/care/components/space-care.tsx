import type { PlantCard } from '#domains/garden/garden/plants/plants.schemas.ts'
import { Card } from '#ui/components/card.tsx'
import { Link } from '#ui/components/link.tsx'
import type { Care } from '../care.schemas.ts'
import { Days } from './care-lines.tsx'

type Props = { plants: Pick<PlantCard, 'id' | 'slug' | 'name'>[]; care: Care[] }

/** Days since each plant of a space was watered and fed, longest first. */
export function SpaceCare({ plants, care }: Props) {
  const lines = plants
    .flatMap((plant) => care.filter(({ plant_id }) => plant_id === plant.id).map((one) => ({ ...one, plant })))
    .sort((a, b) => Number(new Date(a.watered_at ?? 0)) - Number(new Date(b.watered_at ?? 0)))
  if (!lines.length) return null
  return (
    <Card title="Última rega e alimentação" bare>
      <div className="px-2">
        <table className="table [&_td]:px-3 [&_th]:px-3">
          <thead className="text-base-content">
            <tr>
              <th scope="col">Planta</th>
              <th scope="col">Rega</th>
              <th scope="col">Alimentação</th>
            </tr>
          </thead>
          <tbody>
            {lines.map(({ plant, watered_at, fed_at }) => (
              <tr key={plant.id}>
                <th scope="row" className="font-medium">
                  <Link to={`/cultivo/planta/${plant.slug}`} className="link">
                    {plant.name}
                  </Link>
                </th>
                <td className="figures whitespace-nowrap">
                  <Days at={watered_at} />
                </td>
                <td className="figures whitespace-nowrap">
                  <Days at={fed_at} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Card>
  )
}
