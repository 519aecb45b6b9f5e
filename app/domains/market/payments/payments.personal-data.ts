import { eq, sql } from 'drizzle-orm'
import type { PersonalTable } from '#platform/personal-data.ts'
import { charges } from './charges/charges.table.ts'
import { charge_refunds } from './refunds/refunds.table.ts'

const kept = 'A lei fiscal manda guardar o que foi pago e devolvido; o nome e o documento de quem pagou são apagados.'

export const paymentsPersonalData: PersonalTable[] = [
  {
    table: charge_refunds,
    label: 'Reembolsos',
    tie: true,
    rows: ({ id }) => sql`${charge_refunds.charge_id} in (select c.id from charges c where c.payer_id = ${id})`,
    exported: { file: 'reembolsos', omit: ['gateway_refund_id', 'sealed_pix_key'] },
    erased: { anonymised: () => ({ sealed_pix_key: null }), why: kept },
  },
  {
    table: charges,
    label: 'Cobranças',
    rows: ({ id }) => eq(charges.payer_id, id),
    exported: { file: 'cobrancas', omit: ['card_token', 'parts', 'gateway_charge_id'] },
    erased: { anonymised: () => ({ payer: null, card_token: null, card_last_four: null }), why: kept },
  },
]
