import type { Client } from '#web/api-for.server.ts'

const over = ['concluido', 'cancelado', 'expirado', 'reembolsado']
/** Of so many, what comes back is said; who has more finds it in the list. */
const MOST = 5

/** What somebody who leaves has still running: purchases, money that is to come back, robots. */
export async function readUnderWay({ orders, devices }: Client) {
  const [bought, robots] = await Promise.all([orders.own.list({ per_page: 50 }), devices.devices.list({ page: 1 })])
  const open = bought.data.filter(({ state, has_withdrawal }) => has_withdrawal || !over.includes(state))
  const argued = open.filter(({ state, has_withdrawal }) => has_withdrawal || state === 'em_disputa').slice(0, MOST)
  const details = await Promise.all(argued.map(({ uuid }) => orders.own.show({ uuid })))
  return {
    orders: open.length,
    robots: robots.total,
    money: details.map(({ id, uuid, withdrawal, dispute, left_amount }) => ({
      ...{ id, uuid },
      what: dispute?.open ? ('problem' as const) : ('return' as const),
      amount: (dispute?.open ? dispute.offer_amount : withdrawal?.amount) ?? left_amount,
    })),
  }
}
export type UnderWay = Awaited<ReturnType<typeof readUnderWay>>
