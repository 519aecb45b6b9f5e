import { z } from 'zod'
import { anyone, login, owner } from '#platform/procedure.ts'
import { pageOf } from '#shared/pagination.ts'
import { putEquipment, removeEquipment } from './equipment.actions.ts'
import { listPastPlants } from './past-plants.queries.ts'
import { PastPlant, PastPlantsFilter } from './past-plants.schemas.ts'
import { archiveSpace, changeSpacePrivacy, createSpace, deleteSpace, updateSpace } from './spaces.actions.ts'
import { countStuffItems, listSpaces, showSpace } from './spaces.queries.ts'
import {
  EquipmentChange,
  type EquipmentRole,
  SpaceArchive,
  SpaceCard,
  SpaceChange,
  SpaceCreate,
  SpaceDetail,
  SpaceFilter,
  SpaceIds,
  SpacePrivacy,
  SpaceRef,
  StuffItemCounts,
} from './spaces.schemas.ts'

const all = '/v1/plan-cultivation/space' as const
const one = `${all}/{slug}` as const

const put = <Path extends `/${string}`>(role: EquipmentRole, path: Path, summary: string) =>
  owner
    .route({ method: 'POST', path, summary })
    .input(EquipmentChange)
    .output(SpaceDetail)
    .handler(({ context, input }) => putEquipment(role)(context, input))

export const spacesApi = {
  list: anyone
    .route({ method: 'GET', path: all, summary: 'Espaços que você pode ver' })
    .input(SpaceFilter)
    .output(pageOf(SpaceCard))
    .handler(({ context, input }) => listSpaces(context, input)),
  countStuffItems: anyone
    .route({ method: 'GET', path: `${all}/get-count-stuff-items`, summary: 'Equipamentos por tipo em cada espaço' })
    .input(SpaceIds)
    .output(StuffItemCounts)
    .handler(({ context, input }) => countStuffItems(context, input.spaces_id)),
  show: anyone
    .route({ method: 'GET', path: one, summary: 'Um espaço' })
    .input(SpaceRef)
    .output(SpaceDetail)
    .handler(({ context, input }) => showSpace(context, input.slug)),
  pastPlants: anyone
    .route({ method: 'GET', path: `${one}/past-plant`, summary: 'Plantas que já passaram pelo espaço' })
    .input(PastPlantsFilter)
    .output(pageOf(PastPlant))
    .handler(({ context, input }) => listPastPlants(context, input)),
  create: login
    .route({ method: 'POST', path: all, successStatus: 201, summary: 'Cria um espaço' })
    .input(SpaceCreate)
    .output(SpaceDetail)
    .handler(({ context, input }) => createSpace(context, input)),
  update: owner
    .route({ method: 'PUT', path: one, summary: 'Edita um espaço' })
    .input(SpaceChange)
    .output(SpaceDetail)
    .handler(({ context, input }) => updateSpace(context, input)),
  changePrivacy: owner
    .route({ method: 'PUT', path: `${one}/privacy`, summary: 'Cadeado ou globo' })
    .input(SpacePrivacy)
    .output(SpaceDetail)
    .handler(({ context, input }) => changeSpacePrivacy(context, input)),
  archive: owner
    .route({ method: 'PUT', path: `${one}/archive`, summary: 'Arquiva ou traz de volta' })
    .input(SpaceArchive)
    .output(SpaceDetail)
    .handler(({ context, input }) => archiveSpace(context, input)),
  remove: owner
    .route({ method: 'DELETE', path: one, successStatus: 204, summary: 'Apaga um espaço' })
    .input(SpaceRef)
    .output(z.void())
    .handler(({ context, input }) => deleteSpace(context, input.slug)),
  growbox: put('growbox', `${all}/growbox/{space_id}/{stuff_id}`, 'Define a grow box do espaço'),
  lamps: put('lamps', `${all}/lamps/{space_id}`, 'Põe uma lâmpada no espaço'),
  ventilador: put('ventilador', `${all}/ventilador/{space_id}`, 'Põe um ventilador no espaço'),
  exaustor: put('exaustor', `${all}/exaustor/{space_id}`, 'Põe um exaustor no espaço'),
  telemetria: put('telemetria', `${all}/telemetria/{space_id}`, 'Põe uma telemetria no espaço'),
  removeEquipment: owner
    .route({ method: 'DELETE', path: `${all}/stuff/{space_id}/{stuff_id}`, summary: 'Tira um item do espaço' })
    .input(EquipmentChange)
    .output(SpaceDetail)
    .handler(({ context, input }) => removeEquipment(context, input)),
}
