import { eq } from 'drizzle-orm'
import type { PersonalTable } from '#platform/personal-data.ts'
import { coupon_uses } from './coupons.table.ts'

export const couponsPersonalData: PersonalTable[] = [
  {
    table: coupon_uses,
    label: 'Cupons que você usou',
    rows: ({ id }) => eq(coupon_uses.user_id, id),
    exported: { file: 'cupons-usados' },
    erased: { kept: 'Fazem parte dos pedidos, que a lei manda guardar. Ficam sem o seu nome.' },
  },
]
