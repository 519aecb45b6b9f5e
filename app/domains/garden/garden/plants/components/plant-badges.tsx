import { formatDay } from '#shared/dates.ts'
import { Badge } from '#ui/components/badge.tsx'
import type { PlantView } from '../plant.view.ts'

/** What it is and where: genetic, origin, group, space, first day. */
export const PlantBadges = ({ plant }: { plant: PlantView }) => (
  <div className="flex flex-wrap gap-x-2 gap-y-4.5">
    {plant.genetic && (
      <Badge icon="sprout" to={plant.genetic.slug ? `/cultivo/geneticas/${plant.genetic.slug}` : undefined}>
        {plant.genetic.name}
      </Badge>
    )}
    {plant.mother ? (
      <Badge to={`/cultivo/planta/${plant.mother.slug}`} icon="copy">
        Clone de {plant.mother.name}
      </Badge>
    ) : (
      <Badge>{plant.origin === 'clone' ? 'Veio de clone' : 'Veio de semente'}</Badge>
    )}
    {plant.group_name && <Badge icon="boxes">{plant.group_name}</Badge>}
    {plant.space && (
      <Badge to={`/cultivo/espaco/${plant.space.slug}`} icon="tent">
        {plant.space.name}
      </Badge>
    )}
    <Badge icon="calendar">Começou {formatDay(plant.started_on)}</Badge>
  </div>
)
