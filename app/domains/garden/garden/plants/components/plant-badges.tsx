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
    {plant.mother && (
      <Badge to={`/cultivo/planta/${plant.mother.slug}`} icon="copy">
        Clone de {plant.mother.name}
      </Badge>
    )}
    {plant.group_name && <Badge icon="boxes">{plant.group_name}</Badge>}
    {plant.space && (
      <Badge to={`/cultivo/espaco/${plant.space.slug}`} icon="tent">
        {plant.space.name}
      </Badge>
    )}
    {/* In one label: on a phone they are two rows at most. */}
    <Badge icon="calendar">
      {plant.mother ? 'Começou' : plant.origin === 'clone' ? 'Veio de clone, começou' : 'Veio de semente, começou'}{' '}
      {formatDay(plant.started_on)}
    </Badge>
  </div>
)
