import type { ReactNode } from 'react'
import { now } from '#shared/clock.ts'
import { formatNumber, formatPercent, plural } from '#shared/numbers.ts'
import { LinkButton } from '#ui/components/button.tsx'
import { Progress } from '#ui/components/progress.tsx'
import { daysLeftWords, hoursWords } from '../part-wear.words.ts'
import type { DevicePartWear } from '../parts.schemas.ts'

type Props = {
  parts: DevicePartWear[]
  /** What can be done with a part, below it. */
  acts?: (part: DevicePartWear) => ReactNode
}

/** The parts of a robot, how worn each is, and where a new one is sold. */
export const PartsWear = ({ parts, acts }: Props) => (
  <ul className="divide-y divide-base-300">
    {parts.map((part) => (
      <li key={`${part.code} ${part.channel}`} className="space-y-2 py-4 first:pt-0 last:pb-0">
        <Wear part={part} />
        <div className="flex flex-wrap gap-2">
          {acts?.(part)}
          <BuyPart part={part} searches={acts !== undefined} />
        </div>
      </li>
    ))}
  </ul>
)

/** The product that it is sold as, else what the shop finds by its name. */
function BuyPart({ part: { product, name }, searches }: { part: DevicePartWear; searches: boolean }) {
  if (product)
    return (
      <LinkButton to={product.path} size="sm" icon="shopping-cart">
        {`Comprar ${product.name}`}
      </LinkButton>
    )
  return searches ? (
    <LinkButton to={`/loja?search=${encodeURIComponent(name)}`} size="sm" icon="search">
      Procurar na loja
    </LinkButton>
  ) : null
}

function Wear({
  part: { code, name, quantity, channel, hours, life_hours, used, days_left },
}: {
  part: DevicePartWear
}) {
  return (
    <>
      <p>
        <span className="font-medium">
          {quantity > 1 && `${quantity}\u00a0× `}
          {name}
        </span>{' '}
        <code className="text-sm text-muted">{code}</code>
        <span className="block text-sm text-muted">{channel ? `No aparelho ${channel}` : 'No robô'}</span>
      </p>
      {used === null || life_hours === null ? (
        <p className="text-sm text-muted">{hoursWords(hours)} de trabalho. O fabricante não diz quanto dura.</p>
      ) : (
        <>
          <Progress
            label={`${formatNumber(Math.round(hours))} de ${plural(life_hours, 'hora', 'horas')} de vida`}
            share={used}
            hint={formatPercent(used, used < 0.1 ? 1 : 0)}
          />
          {days_left !== null && <p className="text-sm text-muted">{daysLeftWords(days_left, now())}</p>}
        </>
      )}
    </>
  )
}
