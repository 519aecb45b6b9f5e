import { formatNumericDay } from '#shared/dates.ts'
import { formatMoney } from '#shared/money.ts'
import { Badge } from '#ui/components/badge.tsx'
import { LinkButton } from '#ui/components/button.tsx'
import { Card } from '#ui/components/card.tsx'
import { Link } from '#ui/components/link.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { PhotoGrid } from '#ui/components/photo-grid.tsx'
import { PrivacyMark } from '#ui/components/privacy.tsx'
import { specTexts } from '../spec.words.ts'
import { typeById } from '../stuff.kinds.ts'
import type { StuffDetail } from '../stuffs.schemas.ts'

/** An item: description, specs, and where it is used. */
export function StuffOverview({ stuff }: { stuff: StuffDetail }) {
  const type = typeById(stuff.stuff_type_id)
  return (
    <>
      <PageHeader
        title={stuff.name}
        text={
          <span className="flex flex-wrap items-center gap-x-3">
            {[stuff.brand, stuff.model].filter(Boolean).join(' ')}
            <Link to={`/perfil/${stuff.user.nickname}`} className="link reach">
              de {stuff.user.nickname}
            </Link>
          </span>
        }
        more={stuff.can.update && <PrivacyMark isPrivate={stuff.private} />}
        action={
          stuff.can.update && (
            <LinkButton to={`/cultivo/item/${stuff.slug}?editar=`} icon="pencil">
              Editar
            </LinkButton>
          )
        }
      >
        <div className="flex flex-wrap gap-2">
          <Badge icon={type.icon}>{type.name}</Badge>
          {stuff.quantity > 1 && <Badge>{stuff.quantity} peças</Badge>}
        </div>
      </PageHeader>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-[minmax(0,1fr)_320px]">
        <div className="min-w-0 space-y-6">
          {stuff.photos.length > 0 && (
            <PhotoGrid
              photos={stuff.photos.map(({ document }) => document)}
              label={`Fotos de ${stuff.name}`}
              priority
            />
          )}
          <Figures stuff={stuff} />
          {stuff.description && <p className="reading whitespace-pre-line">{stuff.description}</p>}
        </div>
        <UsedIn stuff={stuff} />
      </div>
    </>
  )
}

function Figures({ stuff }: { stuff: StuffDetail }) {
  const lines = [
    ...specTexts(stuff.stuff_type_id, stuff.specs),
    ...(stuff.price === null ? [] : [{ label: 'Preço de cada um', text: formatMoney(stuff.price) }]),
    ...(stuff.bought_on === null ? [] : [{ label: 'Comprado em', text: formatNumericDay(stuff.bought_on) }]),
  ]
  if (!lines.length) return null
  return (
    <Card title="Ficha técnica">
      <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-2">
        {lines.map(({ label, text }) => (
          <div key={label} className="flex items-baseline justify-between gap-4 border-b border-base-300 pb-2">
            <dt className="text-muted">{label}</dt>
            <dd className="figures text-right font-semibold">{text}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}

function UsedIn({ stuff: { used_in } }: { stuff: StuffDetail }) {
  const places = [
    ...used_in.spaces.map((space) => ({ ...space, to: `/cultivo/espaco/${space.slug}` })),
    ...used_in.plants.map((plant) => ({ ...plant, to: `/cultivo/planta/${plant.slug}` })),
  ]
  return (
    <Card title="Onde está">
      {places.length === 0 ? (
        <p className="text-muted">Ainda não está em nenhum espaço ou planta.</p>
      ) : (
        <ul className="space-y-1">
          {places.map(({ to, name }) => (
            <li key={to}>
              <Link to={to} className="link inline-flex min-h-9 items-center pointer-coarse:min-h-11">
                {name}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
