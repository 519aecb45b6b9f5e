import { eq, sql } from 'drizzle-orm'
import type { PersonalTable } from '#platform/personal-data.ts'
import { subscription_cycles, subscriptions } from './subscriptions/subscriptions.table.ts'

export const subscriptionsPersonalData: PersonalTable[] = [
  {
    table: subscription_cycles,
    label: 'Períodos das suas assinaturas',
    tie: true,
    rows: ({ id }) =>
      sql`${subscription_cycles.subscription_id} in (select s.id from subscriptions s where s.subscriber_id = ${id})`,
    exported: { file: 'assinaturas-periodos' },
    erased: { kept: 'A lei fiscal manda guardar por cinco anos o que foi cobrado, e por qual período.' },
  },
  {
    table: subscriptions,
    label: 'Suas assinaturas',
    rows: ({ id }) => eq(subscriptions.subscriber_id, id),
    names: {
      product_name: sql`(select p.name from variants v join products p on p.id = v.product_id
        where v.id = subscriptions.variant_id)`,
      store_name: sql`(select s.name from stores s where s.id = subscriptions.store_id)`,
    },
    exported: { file: 'assinaturas', omit: ['idempotency_key', 'anchor_day', 'due_at'] },
    erased: {
      anonymised: () => ({
        ship_to: null,
        cancel_reason: '',
        state: sql`case when ${subscriptions.state} = 'nao_paga' then 'nao_paga' else 'cancelada' end`,
        canceled_at: sql`coalesce(${subscriptions.canceled_at}, now())`,
      }),
      why: 'O que foi cobrado as cita, e a lei fiscal manda guardar por cinco anos. Elas terminam, sem endereço nem motivo.',
    },
  },
]
