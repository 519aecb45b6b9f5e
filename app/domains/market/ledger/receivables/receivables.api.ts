import { confirmed, inAStore } from '#platform/procedure.ts'
import { listMyReceivables, listStoreReceivables, myBalance, myCalendar, storeBalance, storeCalendar } from './receivables.queries.ts'
import * as schemas from './receivables.schemas.ts'

const ofStore = '/v1/market/store/{store}/receivables'
const mine = '/v1/market/my-receivables'
const inside = inAStore.refusing('not_found', 'forbidden')

export const receivablesApi = {
  list: inside.get(ofStore, 'Os recebíveis da loja, por parcela e recebedor', schemas.StoreReceivableFilter, schemas.ReceivablePage, listStoreReceivables),
  balance: inside.get(`${ofStore}/balance`, 'O saldo da loja: a receber, disponível, pago, em débito', schemas.StoreBalanceRef, schemas.Balances, storeBalance),
  calendar: inside.get(`${ofStore}/calendar`, 'Quanto a loja recebe em cada dia de um mês', schemas.StoreCalendarRef, schemas.ReceivableCalendar, storeCalendar),
  mine: confirmed.get(mine, 'Os próprios recebíveis, de parcerias e afiliações', schemas.MyReceivableFilter, schemas.ReceivablePage, listMyReceivables),
  myBalance: confirmed.get(`${mine}/balance`, 'O próprio saldo', schemas.Balances, myBalance),
  myCalendar: confirmed.get(`${mine}/calendar`, 'Quanto você recebe em cada dia de um mês', schemas.CalendarRef, schemas.ReceivableCalendar, myCalendar),
}
