import type { PlantCard } from '#domains/garden/garden/plants/plants.schemas.ts'
import { CycleMark } from '#domains/garden/garden/plants/ui.ts'
import { now } from '#shared/clock.ts'
import { Card } from '#ui/components/card.tsx'
import { Icon } from '#ui/components/icon.tsx'
import { Link } from '#ui/components/link.tsx'
import { Photo } from '#ui/components/photo.tsx'
import { plantLine } from './own-plants.view.ts'

/** Own plants in lines: a small photo, the name, the day; a pencil leads to the form. */
export const OwnPlants = ({ plants, total }: { plants: PlantCard[]; total: number }) => (
  <Card
    title="Suas plantas"
    actions={
      <Link to="/cultivo/plantas" className="link text-sm">
        {total > plants.length ? `Ver as ${total}` : 'Ver todas'}
      </Link>
    }
  >
    <ul className="-mt-1 -mb-2 divide-y divide-base-300">
      {plants.map((plant) => (
        <li key={plant.id} className="relative flex items-center gap-3 py-2">
          <span className="size-14 shrink-0 overflow-clip rounded-field bg-base-200">
            {plant.photos[0] ? (
              <Photo photo={plant.photos[0].document} alt="" shown="56px" className="size-full!" />
            ) : (
              <CycleMark cycle={plant.plant_cycle} size={56} />
            )}
          </span>
          <div className="min-w-0 flex-1">
            <Link
              to={`/cultivo/planta/${plant.slug}`}
              className="block truncate font-semibold after:absolute after:inset-0 hover:underline"
            >
              {plant.name}
            </Link>
            <p className="line-clamp-2 text-sm text-muted">{plantLine(plant, now())}</p>
          </div>
          <Link to={`/cultivo/planta/${plant.slug}/atualizacoes`} className="btn btn-ghost btn-square relative">
            <Icon name="notebook-pen" label={`Registrar em ${plant.name}`} />
          </Link>
        </li>
      ))}
    </ul>
  </Card>
)
