import type { OrderDetail, OrderLineView } from './orders.schemas.ts'

type Line = Pick<OrderLineView, 'id' | 'quantity' | 'to_send' | 'paid_amount'>
type Parcel = Pick<OrderDetail['dispatches'][number], 'id' | 'tracking_code' | 'lines'>
type Sent<L> = Pick<OrderDetail, 'delivery'> & { lines: L[]; dispatches: Parcel[] }

/** `last`: the line stands in no later group. */
type Packed<L> = { line: L; quantity: number; amount: number; last: boolean }
type Group<L> = { key: string; title: string | null; lines: Packed<L>[] }

/** Of an order sent in part: what lies in each parcel, what still comes, and what is not sent. Else all in one group. */
export function packedOf<L extends Line>({ delivery, lines, dispatches }: Sent<L>): Group<L>[] {
  const part = delivery === 'enviado_em_parte'
  const parcels = part ? dispatches : []
  const told = new Map<number, number>()
  const groupOf = (key: string, title: string | null, count: (line: L) => number): Group<L> => ({
    key,
    title,
    lines: lines.flatMap((line) => {
      const [before, quantity] = [told.get(line.id) ?? 0, count(line)]
      if (quantity < 1) return []
      told.set(line.id, before + quantity)
      const upTo = (n: number) => Math.round((line.paid_amount * n) / line.quantity)
      const amount = upTo(before + quantity) - upTo(before)
      return [{ line, quantity, amount, last: before + quantity >= line.quantity }]
    }),
  })
  return [
    ...parcels.map(({ id, tracking_code, lines: inside }) =>
      groupOf(`${id}`, tracking_code ? `Neste pacote (código ${tracking_code})` : 'Neste pacote', ({ id: of }) =>
        inside.filter(({ line_id }) => line_id === of).reduce((sum, { quantity }) => sum + quantity, 0),
      ),
    ),
    ...(part ? [groupOf('left', 'Falta enviar', ({ to_send }) => to_send)] : []),
    groupOf('rest', part ? 'Também neste pedido' : null, ({ id, quantity }) => quantity - (told.get(id) ?? 0)),
  ].filter(({ lines: some }) => some.length > 0)
}
