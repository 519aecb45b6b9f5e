import { LinkButton } from '#ui/components/button.tsx'
import { Card } from '#ui/components/card.tsx'
import { Link } from '#ui/components/link.tsx'
import type { PlantView } from '../plant.view.ts'

/** Summary of pot, substrate and fertilizers; the owner edits them on a separate page. */
export function PlantSetup({ plant }: { plant: PlantView }) {
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
          {plant.setup.map(({ slug, name, part, words }) => (
            <div key={slug}>
              <dt className="text-sm text-muted">{part}</dt>
              <dd>
                <Link to={`/cultivo/item/${slug}`} className="link reach inline-block">
                  {name}
                </Link>{' '}
                <span className="figures text-sm text-muted">{words}</span>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </Card>
  )
}
