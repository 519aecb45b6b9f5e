import { z } from 'zod'
import { PageInput, pageOf } from '#shared/pagination.ts'
import { typedDay } from '#shared/typed-day.ts'
import { holderRoles } from '../book/holder.kinds.ts'
import { receivableKinds, settlementMethods } from './receivable.kinds.ts'
import { shownStates } from './receivable.words.ts'

const id = z.number().int()
const centavos = z.number().int()
const day = z.iso.date()
const month = z.string().regex(/^(19|20|21)\d{2}-(0[1-9]|1[0-2])$/, 'Escolha um mês, como 2026-11.')

export const ReceivableFilter = PageInput.extend({
  state: z.enum(shownStates).optional(),
  /** Expected on this day, or in this month. */
  day: typedDay.optional(),
  month: month.optional(),
  /** The store's own part, or what others get of its sales. */
  whose: z.enum(['own', 'others']).default('own'),
  order_by: z.enum(['expected_on', 'amount', 'created_at']).default('expected_on'),
})
export type ReceivableFilter = z.infer<typeof ReceivableFilter>
const store = z.string().min(1).max(100)
export const StoreReceivableFilter = ReceivableFilter.extend({ store })
export type StoreReceivableFilter = z.infer<typeof StoreReceivableFilter>
export const MyReceivableFilter = ReceivableFilter.omit({ whose: true })
export type MyReceivableFilter = z.infer<typeof MyReceivableFilter>

export const ReceivableCard = z.object({
  id,
  kind: z.enum(receivableKinds),
  order_uuid: z.string(),
  /** Its number; null of what was paid without an order. */
  order_id: id.nullable(),
  recipient: z.string(),
  role: z.enum(holderRoles),
  method: z.enum(settlementMethods),
  installment: id,
  installments: id,
  amount: centavos,
  fee: centavos,
  reversed: centavos,
  /** Amount less fee and what went back; negative for a debt. */
  due: centavos,
  state: z.enum(shownStates),
  due_on: day,
  /** Day from which it can be paid out; null while the delivery is not known. */
  expected_on: day.nullable(),
})
export type ReceivableCard = z.infer<typeof ReceivableCard>
export const ReceivablePage = pageOf(ReceivableCard)

export const Balances = z.object({
  a_receber: centavos,
  disponivel: centavos,
  a_caminho: centavos,
  pago: centavos,
  em_debito: centavos,
})
export const StoreBalanceRef = z.object({ store })

export const CalendarRef = z.object({ month: month.optional() })
export const StoreCalendarRef = CalendarRef.extend({ store })
export const ReceivableCalendar = z.object({
  month,
  total: centavos,
  /** Of deliveries not yet known: on no day. */
  held: centavos,
  days: z.array(z.object({ day, amount: centavos, count: id })),
})
export type ReceivableCalendar = z.infer<typeof ReceivableCalendar>
