import { LinkButton } from '#ui/components/button.tsx'
import { Card } from '#ui/components/card.tsx'
import { Link } from '#ui/components/link.tsx'
import { specLine } from '../../stuffs/components/spec-text.ts'
import type { PlantDetail } from '../plants.schemas.ts'
import { partOf } from '../setup-parts.ts'

/** Pot, substrate and fertilizers in short; its creator changes them on their own page. */
export function PlantSetup({ plant }: { plant: PlantDetail }) {
  if (!plant.setup.length && !plant.can.see_privacy) return null
  return (
    <Card
      title="Montagem"
      actions={
        plant.can.see_privacy && (
          <LinkButton to={`/cultivo/planta/${plant.slug}/setup`} size="sm" icon="pencil">
            Mudar
          </LinkButton>
        )
      }
    >
      {plant.setup.length === 0 ? (
        <p className="text-muted">Anote o vaso, o substrato e os adubos.</p>
      ) : (
        <dl className="space-y-2">
          {plant.setup.map(({ role, stuff }) => (
            <div key={stuff.id}>
              <dt className="text-sm text-muted">{partOf(role).title}</dt>
              <dd>
                <Link to={`/cultivo/item/${stuff.slug}`} className="link">
                  {stuff.name}
                </Link>{' '}
                <span className="figures text-sm text-muted">{specLine(stuff.stuff_type_id, stuff.specs)}</span>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </Card>
  )
}
