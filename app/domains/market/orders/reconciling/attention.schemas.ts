import { z } from 'zod'
import { rowId } from '#shared/row-id.ts'

const centavos = z.number().int()

/** What of the shop's money somebody must do something about. */
export const MoneyAttention = z.object({
  refunds: z.array(
    z.object({
      id: z.number().int(),
      amount: centavos,
      reason: z.string(),
      failure_reason: z.string().nullable(),
      created_at: z.date(),
      payer: z.string(),
      /** Where who paid wants it; null until they said. */
      pix_key: z.string().nullable(),
      orders: z.array(z.object({ uuid: z.string(), id: z.number().int() })),
    }),
  ),
  /** Checkouts of which gateway, orders and book tell different stories. */
  differences: z.array(
    z.object({
      kinds: z.array(z.enum(['orders', 'book'])),
      there: centavos,
      sold: centavos,
      promised: centavos,
      booked: centavos,
      owed: centavos,
      orders: z.array(z.object({ uuid: z.string(), id: z.number().int() })),
    }),
  ),
  /** Paid for, and closed to who paid. */
  unopened: z.array(
    z.object({
      title: z.string(),
      url: z.string(),
      orders: z.array(z.object({ uuid: z.string(), id: z.number().int() })),
    }),
  ),
})
export type MoneyAttention = z.infer<typeof MoneyAttention>

export const RefundRef = z.object({ id: rowId })
/** The bank's receipt of what was paid from outside. */
export const RefundSettled = RefundRef.extend({ file_id: rowId })
