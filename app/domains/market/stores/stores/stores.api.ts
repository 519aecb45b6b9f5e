import { anyone, confirmed, inAStore, login } from '#platform/procedure.ts'
import { closeStore } from '../closing/close-store.actions.ts'
import { changeAbout, changeContact, changeSeller, changeShowing, createStore, submitStore, withdrawStore } from './stores.actions.ts'
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
  list: anyone.get(all, 'Lojas abertas', StoreFilter, StorePage, listStores),
  own: login.get('/v1/market/own-stores', 'Lojas em que a pessoa trabalha, sem páginas', OwnStores, listOwnStores),
  show: anyone.get(one, 'Uma loja, com o papel de quem olha', StoreShowInput, StoreDetail, showStore),
  desk: inAStore.get(`${one}/desk`, 'Tudo de uma loja, para quem trabalha nela', StoreRef, StoreDesk, (ctx, { id_or_slug }) => showDesk(ctx, id_or_slug)),
  create: confirmed.refusing('conflict', 'too_many').create(all, 'Rascunho de uma loja', StoreCreate, StoreDesk, createStore),
  changeAbout: inAStore.refusing('conflict').put(`${one}/about`, 'Muda nome, textos, fotos e políticas', StoreAboutChange, StoreDesk, changeAbout),
  changeSeller: inAStore.refusing('conflict').put(`${one}/seller`, 'Muda quem vende, até a análise', StoreSellerChange, StoreDesk, changeSeller),
  changeContact: inAStore.refusing('conflict').put(`${one}/contact`, 'Muda e-mail, telefone e endereço', StoreContactChange, StoreDesk, changeContact),
  changeShowing: inAStore.refusing('conflict').put(`${one}/showing`, 'Muda como aparece na vitrine, e os dias fechados', StoreShowingChange, StoreDesk, changeShowing),
  submit: inAStore.refusing('conflict').post(`${one}/submit`, 'Envia para análise', StoreRef, StoreDesk, (ctx, { id_or_slug }) => submitStore(ctx, id_or_slug)),
  withdraw: inAStore.refusing('conflict').post(`${one}/withdraw`, 'Cancela o envio para análise', StoreRef, StoreDesk, (ctx, { id_or_slug }) => withdrawStore(ctx, id_or_slug)),
  close: inAStore.refusing('conflict').post(`${one}/close`, 'Encerra a loja', StoreClosing, StoreDesk, closeStore),
}
