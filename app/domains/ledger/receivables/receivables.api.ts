import { confirmed, inAStore, refusing } from '#platform/procedure.ts'
import {
  listMyReceivables,
  listStoreReceivables,
  myBalance,
  myCalendar,
  storeBalance,
  storeCalendar,
} from './receivables.queries.ts'
import * as schemas from './receivables.schemas.ts'

const ofStore = '/v1/market/store/{store}/receivables'
const mine = '/v1/market/my-receivables'
const inside = refusing(inAStore, 'not_found', 'forbidden')

export const receivablesApi = {
  list: inside
    .route({ method: 'GET', path: ofStore, summary: 'Os recebíveis da loja, por parcela e recebedor' })
    .input(schemas.StoreReceivableFilter)
    .output(schemas.ReceivablePage)
    .handler(({ context, input }) => listStoreReceivables(context, input)),
  balance: inside
    .route({
      method: 'GET',
      path: `${ofStore}/balance`,
      summary: 'O saldo da loja: a receber, disponível, pago, em débito',
    })
    .input(schemas.StoreBalanceRef)
    .output(schemas.Balances)
    .handler(({ context, input }) => storeBalance(context, input)),
  calendar: inside
    .route({ method: 'GET', path: `${ofStore}/calendar`, summary: 'Quanto a loja recebe em cada dia de um mês' })
    .input(schemas.StoreCalendarRef)
    .output(schemas.ReceivableCalendar)
    .handler(({ context, input }) => storeCalendar(context, input)),
  mine: confirmed
    .route({ method: 'GET', path: mine, summary: 'Os próprios recebíveis, de parcerias e afiliações' })
    .input(schemas.MyReceivableFilter)
    .output(schemas.ReceivablePage)
    .handler(({ context, input }) => listMyReceivables(context, input)),
  myBalance: confirmed
    .route({ method: 'GET', path: `${mine}/balance`, summary: 'O próprio saldo' })
    .output(schemas.Balances)
    .handler(({ context }) => myBalance(context)),
  myCalendar: confirmed
    .route({ method: 'GET', path: `${mine}/calendar`, summary: 'Quanto você recebe em cada dia de um mês' })
    .input(schemas.CalendarRef)
    .output(schemas.ReceivableCalendar)
    .handler(({ context, input }) => myCalendar(context, input)),
}
