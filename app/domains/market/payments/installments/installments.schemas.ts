import { z } from 'zod'

const amount = z.number().int()

export const InstallmentView = z.object({
  n: amount,
  value: amount,
  last_value: amount,
  total: amount,
  interest_amount: amount,
  interest_free: z.boolean(),
})
