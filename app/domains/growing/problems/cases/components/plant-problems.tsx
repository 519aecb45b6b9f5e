import { formatDay } from '#shared/dates.ts'
import { LinkButton } from '#ui/components/button.tsx'
import { Card } from '#ui/components/card.tsx'
import { Icon } from '#ui/components/icon.tsx'
import { Link } from '#ui/components/link.tsx'
import type { ProblemCases } from '../cases.schemas.ts'
import { CaseList } from './case-list.tsx'

type Props = ProblemCases & { slug: string }

/** On a plant's page, for those who tend it: what is wrong now, and where to say that something is. */
export function PlantProblems({ slug, data, harvest_from }: Props) {
  const address = `/cultivo/planta/${slug}/problemas`
  const open = data.filter(({ outcome }) => !outcome)
  return (
    <Card
      title="Problemas"
      actions={
        <LinkButton to={`${address}/novo`} icon="bug" size="sm">
          Algo errado?
        </LinkButton>
      }
    >
      <div className="space-y-3">
        {harvest_from && (
          <p className="flex items-start gap-2">
            <Icon name="shield" size={20} className="mt-0.5 shrink-0 text-muted" />
            <span>
              Colher só a partir de <strong className="font-semibold">{formatDay(harvest_from)}</strong>, pela carência.
            </span>
          </p>
        )}
        {open.length > 0 && <CaseList cases={open} slug={slug} />}
        {data.length === 0 ? (
          <p className="text-muted">Nada anotado.</p>
        ) : (
          <Link to={address} className="link inline-block py-1">
            {open.length < data.length ? 'Ver também os encerrados' : 'Ver todos'}
          </Link>
        )}
      </div>
    </Card>
  )
}
