import { eventIterator } from '@orpc/server'
import { z } from 'zod'
import { anyone, login, owner, refusing } from '#platform/procedure.ts'
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
  owner
    .route({ method: 'POST', path: `${all}/${role}/{plant_id}/{stuff_id}`, summary })
    .input(SetupChange)
    .output(PlantDetail)
    .handler(({ context, input }) => putInSetup(role)(context, input))

export const plantsApi = {
  list: anyone
    .route({ method: 'GET', path: '/v1/plan-cultivation/plant', summary: 'Plantas que você pode ver' })
    .input(PlantFilter)
    .output(pageOf(PlantCard))
    .handler(({ context, input }) => listPlants(context, input)),
  addresses: anyone
    .route({
      method: 'GET',
      path: '/v1/plan-cultivation/plant-addresses',
      summary: 'Endereços das plantas públicas (mapa do site)',
    })
    .input(AddressPage)
    .output(Addresses)
    .handler(({ context, input }) => listAddresses(context, input)),
  groups: login
    .route({ method: 'GET', path: '/v1/plan-cultivation/plant-group', summary: 'Seus grupos de plantas' })
    .output(PlantGroups)
    .handler(({ context }) => listGroups(context)),
  show: anyone
    .route({ method: 'GET', path: one, summary: 'Uma planta' })
    .input(PlantRef)
    .output(PlantDetail)
    .handler(({ context, input }) => showPlant(context, input.id_or_slug)),
  live: refusing(anyone, 'too_many')
    .route({ method: 'GET', path: `${one}/live`, summary: 'Contadores ao vivo (SSE, retoma por Last-Event-ID)' })
    .input(PlantRef)
    .output(eventIterator(PlantLive))
    .handler(({ context, input, lastEventId, signal }) =>
      followPlant(context, input.id_or_slug, { lastEventId, signal }),
    ),
  create: login
    .route({ method: 'POST', path: '/v1/plan-cultivation/plant', successStatus: 201, summary: 'Cria uma planta' })
    .input(PlantCreate)
    .output(PlantDetail)
    .handler(({ context, input }) => createPlant(context, input)),
  update: owner
    .route({ method: 'PUT', path: one, summary: 'Edita uma planta' })
    .input(PlantChange)
    .output(PlantDetail)
    .handler(({ context, input }) => updatePlant(context, input)),
  changeCycle: owner
    .route({ method: 'PUT', path: `${one}/cycle`, summary: 'Muda a fase da planta' })
    .input(CycleChange)
    .output(PlantDetail)
    .handler(({ context, input }) => changeCycle(context, input)),
  changePrivacy: owner
    .route({ method: 'PUT', path: `${one}/privacy`, summary: 'Cadeado ou globo' })
    .input(PrivacyChange)
    .output(PlantDetail)
    .handler(({ context, input }) => changePrivacy(context, input)),
  vase: setUp('vase', 'Põe a planta num vaso'),
  substrate: setUp('substrate', 'Diz o substrato da planta'),
  fertilizante: setUp('fertilizante', 'Acrescenta um fertilizante à planta'),
  removeFromSetup: owner
    .route({ method: 'DELETE', path: `${all}/setup/{plant_id}/{stuff_id}`, summary: 'Tira um item da planta' })
    .input(SetupChange)
    .output(PlantDetail)
    .handler(({ context, input }) => removeFromSetup(context, input)),
  archive: owner
    .route({ method: 'PUT', path: `${one}/archive`, summary: 'Arquiva ou traz de volta' })
    .input(ArchiveChange)
    .output(PlantDetail)
    .handler(({ context, input }) => archivePlant(context, input)),
  remove: owner
    .route({ method: 'DELETE', path: one, successStatus: 204, summary: 'Apaga uma planta' })
    .input(PlantRef)
    .output(z.void())
    .handler(({ context, input }) => deletePlant(context, input.id_or_slug)),
}
