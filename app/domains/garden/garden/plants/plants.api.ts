import { eventIterator } from '@orpc/server'
import { anyone, login, Nothing, owner } from '#platform/procedure.ts'
import { pageOf } from '#shared/pagination.ts'
import { followPlant } from './plant.live.ts'
import { archivePlant, changeCycle, changePrivacy, createPlant, deletePlant, updatePlant } from './plants.actions.ts'
import { listAddresses, listGroups, listPlants, showPlant } from './plants.queries.ts'
import {
  Addresses,
  AddressPage,
  ArchiveChange,
  CycleChange,
  PlantCard,
  PlantChange,
  PlantCreate,
  PlantDetail,
  PlantFilter,
  PlantGroups,
  PlantLive,
  PlantRef,
  PrivacyChange,
  SetupChange,
  type SetupRole,
} from './plants.schemas.ts'
import { putInSetup, removeFromSetup } from './setup.actions.ts'

const all = '/v1/plan-cultivation/plant' as const
const one = `${all}/{id_or_slug}` as const

const setUp = (role: SetupRole, summary: string) =>
  owner.post(`${all}/${role}/{plant_id}/{stuff_id}`, summary, SetupChange, PlantDetail, (ctx, input) => putInSetup(role)(ctx, input))

export const plantsApi = {
  list: anyone.get('/v1/plan-cultivation/plant', 'Plantas que você pode ver', PlantFilter, pageOf(PlantCard), listPlants),
  addresses: anyone.get('/v1/plan-cultivation/plant-addresses', 'Endereços das plantas públicas (mapa do site)', AddressPage, Addresses, listAddresses),
  groups: login.get('/v1/plan-cultivation/plant-group', 'Seus grupos de plantas', PlantGroups, listGroups),
  show: anyone.get(one, 'Uma planta', PlantRef, PlantDetail, (ctx, { id_or_slug }) => showPlant(ctx, id_or_slug)),
  live: anyone
    .refusing('too_many')
    .get(`${one}/live`, 'Contadores ao vivo (SSE, retoma por Last-Event-ID)', PlantRef, eventIterator(PlantLive), (ctx, { id_or_slug }, stream) =>
      followPlant(ctx, id_or_slug, stream),
    ),
  create: login.create('/v1/plan-cultivation/plant', 'Cria uma planta', PlantCreate, PlantDetail, createPlant),
  update: owner.put(one, 'Edita uma planta', PlantChange, PlantDetail, updatePlant),
  changeCycle: owner.put(`${one}/cycle`, 'Muda a fase da planta', CycleChange, PlantDetail, changeCycle),
  changePrivacy: owner.put(`${one}/privacy`, 'Cadeado ou globo', PrivacyChange, PlantDetail, changePrivacy),
  vase: setUp('vase', 'Põe a planta num vaso'),
  substrate: setUp('substrate', 'Diz o substrato da planta'),
  fertilizante: setUp('fertilizante', 'Acrescenta um fertilizante à planta'),
  removeFromSetup: owner.delete(`${all}/setup/{plant_id}/{stuff_id}`, 'Tira um item da planta', SetupChange, PlantDetail, removeFromSetup),
  archive: owner.put(`${one}/archive`, 'Arquiva ou traz de volta', ArchiveChange, PlantDetail, archivePlant),
  remove: owner.delete(one, 'Apaga uma planta', PlantRef, Nothing, (ctx, { id_or_slug }) => deletePlant(ctx, id_or_slug)),
}
