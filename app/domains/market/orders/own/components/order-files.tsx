import { LinkButton } from '#ui/components/button.tsx'
import { Card } from '#ui/components/card.tsx'
import type { OrderDetail } from '../../orders/orders.schemas.ts'

/** What was bought as files. */
export function OrderFiles({ order: { uuid, lines } }: { order: OrderDetail }) {
  const files = lines.flatMap((line) => line.files)
  if (!files.length) return null
  return (
    <Card title="Seus arquivos">
      <ul className="space-y-2">
        {files.map(({ id, name }) => (
          <li key={id}>
            <LinkButton to={`/pedidos/${uuid}/arquivos/${id}`} icon="download" reload>
              {name}
            </LinkButton>
          </li>
        ))}
      </ul>
      <p className="mt-3 text-sm text-muted">
        São só para você. Cada abertura fica registrada, e você continua podendo desistir em 7 dias.
      </p>
    </Card>
  )
}
