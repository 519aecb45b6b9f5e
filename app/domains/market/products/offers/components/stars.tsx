import { formatNumber, plural } from '#shared/numbers.ts'

const star = 'M10 1.6l2.6 5.3 5.8.8-4.2 4.1 1 5.8-5.2-2.7-5.2 2.7 1-5.8L1.6 7.7l5.8-.8z'

type Props = {
  /** 4.5; null without reviews. */
  stars: number | null
  /** How many said so; left out for one review. */
  count?: number
  size?: number
}

/** Stars of five, in halves and tenths, always with the number beside them. */
export function Stars({ stars, count, size = 16 }: Props) {
  if (stars === null) return <span className="text-sm text-muted">Sem avaliações</span>
  const words = `${formatNumber(stars)} de 5 estrelas${count === undefined ? '' : `, ${plural(count, 'avaliação', 'avaliações')}`}`
  return (
    <span className="inline-flex items-center gap-1.5 text-sm" role="img" aria-label={words}>
      <span className="relative inline-block" aria-hidden="true" style={{ width: size * 5, height: size }}>
        <Row size={size} look="text-base-300" />
        <span className="absolute inset-0 overflow-hidden" style={{ width: `${stars * 20}%` }}>
          <Row size={size} look="text-secondary" />
        </span>
      </span>
      <span aria-hidden="true" className="figures">
        {formatNumber(stars)}
        {count !== undefined && <span className="text-muted"> ({count})</span>}
      </span>
    </span>
  )
}

const Row = ({ size, look }: { size: number; look: string }) => (
  <svg
    aria-hidden="true"
    viewBox="0 0 100 20"
    width={size * 5}
    height={size}
    className={`block max-w-none ${look}`}
    fill="currentColor"
  >
    {[0, 20, 40, 60, 80].map((x) => (
      <path key={x} d={star} transform={`translate(${x})`} />
    ))}
  </svg>
)
