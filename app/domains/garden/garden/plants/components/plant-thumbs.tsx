import { Link } from '#ui/components/link.tsx'
import { Photo } from '#ui/components/photo.tsx'
import { cycleDay } from '../cycle-day.words.ts'
import type { PlantThumb } from '../plant.view.ts'
import { CycleMark } from './cycle-mark.tsx'

/** Plants as small pictures with name and day; the whole of each links to it. */
export const PlantThumbs = ({ plants }: { plants: PlantThumb[] }) => (
  <ul className="grid grid-cols-3 gap-3 sm:grid-cols-4 desk:grid-cols-6">
    {plants.map(({ id, slug, name, photo, plant_cycle, cycle_since }) => (
      <li key={id} className="relative min-w-0">
        <div className="overflow-clip rounded-box border border-base-300">
          {photo ? (
            <Photo photo={photo} alt={`Foto de ${name}`} ratio="1/1" shown="(min-width: 64rem) 130px, 30vw" />
          ) : (
            <div className="grid aspect-square place-items-center bg-base-200">
              <CycleMark cycle={plant_cycle} size={56} />
            </div>
          )}
        </div>
        <Link
          to={`/cultivo/planta/${slug}`}
          className="mt-1.5 block truncate font-semibold after:absolute after:inset-0 hover:underline"
        >
          {name}
        </Link>
        <p className="text-sm leading-snug text-muted">{cycleDay({ plant_cycle, cycle_since })}</p>
      </li>
    ))}
  </ul>
)
