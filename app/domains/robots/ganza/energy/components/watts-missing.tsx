import { Link } from '#ui/components/link.tsx'
import { Notice } from '#ui/components/notice.tsx'

type Props = { unknown: string[]; nameOf: (slug: string) => string; serial: string; own: boolean }

/** Channels that were on and whose energy nobody knows. */
export function WattsMissing({ unknown, nameOf, serial, own }: Props) {
  if (!unknown.length) return null
  const names = new Intl.ListFormat('pt-BR').format(unknown.map(nameOf))
  return (
    <Notice tone="warning" title={`A conta está sem ${names}.`}>
      {own ? (
        <Link to={`/ganza/gerenciar-robos/configurar/${serial}`} className="link">
          Diga os watts {unknown.length === 1 ? `do aparelho ${names}` : `dos aparelhos ${names}`}
        </Link>
      ) : (
        'Quem é dono do robô pode dizer os watts.'
      )}
    </Notice>
  )
}
