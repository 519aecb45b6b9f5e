import { anyone, confirmed, inAStore, login, refusing } from '#platform/procedure.ts'
import { closeStore } from '../closing/close-store.actions.ts'
import {
  changeAbout,
  changeContact,
  changeSeller,
  changeShowing,
  createStore,
  submitStore,
  withdrawStore,
} from './stores.actions.ts'
import { listOwnStores, listStores, showDesk, showStore } from './stores.queries.ts'
import {
  OwnStores,
  StoreAboutChange,
  StoreClosing,
  StoreContactChange,
  StoreCreate,
  StoreDesk,
  StoreDetail,
  StoreFilter,
  StorePage,
  StoreRef,
  StoreSellerChange,
  StoreShowInput,
  StoreShowingChange,
} from './stores.schemas.ts'

const all = '/v1/market/store'
const one = `${all}/{id_or_slug}` as const

export const storesApi = {
  list: anyone
    .route({ method: 'GET', path: all, summary: 'Lojas abertas' })
    .input(StoreFilter)
    .output(StorePage)
    .handler(({ context, input }) => listStores(context, input)),
  own: login
    .route({ method: 'GET', path: '/v1/market/own-stores', summary: 'Lojas em que a pessoa trabalha, sem páginas' })
    .output(OwnStores)
    .handler(({ context }) => listOwnStores(context)),
  show: anyone
    .route({ method: 'GET', path: one, summary: 'Uma loja, com o papel de quem olha' })
    .input(StoreShowInput)
    .output(StoreDetail)
    .handler(({ context, input }) => showStore(context, input)),
  desk: inAStore
    .route({ method: 'GET', path: `${one}/desk`, summary: 'Tudo de uma loja, para quem trabalha nela' })
    .input(StoreRef)
    .output(StoreDesk)
    .handler(({ context, input }) => showDesk(context, input.id_or_slug)),
  create: refusing(confirmed, 'conflict', 'too_many')
    .route({ method: 'POST', path: all, successStatus: 201, summary: 'Rascunho de uma loja' })
    .input(StoreCreate)
    .output(StoreDesk)
    .handler(({ context, input }) => createStore(context, input)),
  changeAbout: refusing(inAStore, 'conflict')
    .route({ method: 'PUT', path: `${one}/about`, summary: 'Muda nome, textos, fotos e políticas' })
    .input(StoreAboutChange)
    .output(StoreDesk)
    .handler(({ context, input }) => changeAbout(context, input)),
  changeSeller: refusing(inAStore, 'conflict')
    .route({ method: 'PUT', path: `${one}/seller`, summary: 'Muda quem vende, até a análise' })
    .input(StoreSellerChange)
    .output(StoreDesk)
    .handler(({ context, input }) => changeSeller(context, input)),
  changeContact: refusing(inAStore, 'conflict')
    .route({ method: 'PUT', path: `${one}/contact`, summary: 'Muda e-mail, telefone e endereço' })
    .input(StoreContactChange)
    .output(StoreDesk)
    .handler(({ context, input }) => changeContact(context, input)),
  changeShowing: refusing(inAStore, 'conflict')
    .route({ method: 'PUT', path: `${one}/showing`, summary: 'Muda como aparece na vitrine, e os dias fechados' })
    .input(StoreShowingChange)
    .output(StoreDesk)
    .handler(({ context, input }) => changeShowing(context, input)),
  submit: refusing(inAStore, 'conflict')
    .route({ method: 'POST', path: `${one}/submit`, summary: 'Envia para análise' })
    .input(StoreRef)
    .output(StoreDesk)
    .handler(({ context, input }) => submitStore(context, input.id_or_slug)),
  withdraw: refusing(inAStore, 'conflict')
    .route({ method: 'POST', path: `${one}/withdraw`, summary: 'Cancela o envio para análise' })
    .input(StoreRef)
    .output(StoreDesk)
    .handler(({ context, input }) => withdrawStore(context, input.id_or_slug)),
  close: refusing(inAStore, 'conflict')
    .route({ method: 'POST', path: `${one}/close`, summary: 'Encerra a loja' })
    .input(StoreClosing)
    .output(StoreDesk)
    .handler(({ context, input }) => closeStore(context, input)),
}
