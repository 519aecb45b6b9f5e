import { Link } from '#ui/components/link.tsx'

export const OrderLinks = ({ orders }: { orders: { uuid: string; id: number }[] }) => (
  <span className="flex flex-wrap gap-x-3">
    {orders.map(({ uuid, id }) => (
      <Link key={uuid} to={`/admin/marketplace/pedidos/${uuid}`} className="link">
        Pedido {id}
      </Link>
    ))}
  </span>
)
