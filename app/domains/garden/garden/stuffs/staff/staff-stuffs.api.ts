import { whoCan } from '#platform/procedure.ts'
import { listStaffStuffs, listTypeStates } from './staff-stuffs.queries.ts'
import { StaffStuffFilter, StaffStuffPage, StuffTypeChange, StuffTypeStates } from './staff-stuffs.schemas.ts'
import { changeType } from './stuff-types.actions.ts'

const staff = whoCan('plants.manage')

export const staffStuffsApi = {
  listAll: staff.get('/v1/stuff/all', 'Itens de todas as pessoas', StaffStuffFilter, StaffStuffPage, listStaffStuffs),
  types: staff.get('/v1/stuff/type', 'Tipos de item e o que depende deles', StuffTypeStates, listTypeStates),
  changeType: staff.put('/v1/stuff/type/{stuff_type_id}', 'Abre ou fecha um tipo de item', StuffTypeChange, StuffTypeStates, changeType),
}
