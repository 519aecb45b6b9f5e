import { anyone, login, Nothing, owner } from '#platform/procedure.ts'
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
  owner.post(path, summary, EquipmentChange, SpaceDetail, (ctx, input) => putEquipment(role)(ctx, input))

export const spacesApi = {
  list: anyone.get(all, 'Espaços que você pode ver', SpaceFilter, pageOf(SpaceCard), listSpaces),
  countStuffItems: anyone.get(`${all}/get-count-stuff-items`, 'Equipamentos por tipo em cada espaço', SpaceIds, StuffItemCounts, (ctx, { spaces_id }) =>
    countStuffItems(ctx, spaces_id),
  ),
  show: anyone.get(one, 'Um espaço', SpaceRef, SpaceDetail, (ctx, { slug }) => showSpace(ctx, slug)),
  pastPlants: anyone.get(`${one}/past-plant`, 'Plantas que já passaram pelo espaço', PastPlantsFilter, pageOf(PastPlant), listPastPlants),
  create: login.create(all, 'Cria um espaço', SpaceCreate, SpaceDetail, createSpace),
  update: owner.put(one, 'Edita um espaço', SpaceChange, SpaceDetail, updateSpace),
  changePrivacy: owner.put(`${one}/privacy`, 'Cadeado ou globo', SpacePrivacy, SpaceDetail, changeSpacePrivacy),
  archive: owner.put(`${one}/archive`, 'Arquiva ou traz de volta', SpaceArchive, SpaceDetail, archiveSpace),
  remove: owner.delete(one, 'Apaga um espaço', SpaceRef, Nothing, (ctx, { slug }) => deleteSpace(ctx, slug)),
  growbox: put('growbox', `${all}/growbox/{space_id}/{stuff_id}`, 'Define a grow box do espaço'),
  lamps: put('lamps', `${all}/lamps/{space_id}`, 'Põe uma lâmpada no espaço'),
  ventilador: put('ventilador', `${all}/ventilador/{space_id}`, 'Põe um ventilador no espaço'),
  exaustor: put('exaustor', `${all}/exaustor/{space_id}`, 'Põe um exaustor no espaço'),
  telemetria: put('telemetria', `${all}/telemetria/{space_id}`, 'Põe uma telemetria no espaço'),
  removeEquipment: owner.delete(`${all}/stuff/{space_id}/{stuff_id}`, 'Tira um item do espaço', EquipmentChange, SpaceDetail, removeEquipment),
}
