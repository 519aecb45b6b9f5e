import { whoCan } from '#platform/procedure.ts'
import { listStaffStuffs, listTypeStates } from './staff-stuffs.queries.ts'
import { StaffStuffFilter, StaffStuffPage, StuffTypeChange, StuffTypeStates } from './staff-stuffs.schemas.ts'
import { changeType } from './stuff-types.actions.ts'

const staff = whoCan('plants.manage')

export const staffStuffsApi = {
  listAll: staff
    .route({ method: 'GET', path: '/v1/stuff/all', summary: 'Itens de todas as pessoas' })
    .input(StaffStuffFilter)
    .output(StaffStuffPage)
    .handler(({ context, input }) => listStaffStuffs(context, input)),
  types: staff
    .route({ method: 'GET', path: '/v1/stuff/type', summary: 'Tipos de item e o que depende deles' })
    .output(StuffTypeStates)
    .handler(({ context }) => listTypeStates(context)),
  changeType: staff
    .route({ method: 'PUT', path: '/v1/stuff/type/{stuff_type_id}', summary: 'Abre ou fecha um tipo de item' })
    .input(StuffTypeChange)
    .output(StuffTypeStates)
    .handler(({ context, input }) => changeType(context, input)),
}
