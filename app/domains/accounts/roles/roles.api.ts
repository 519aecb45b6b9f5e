import { whoCan } from '#platform/procedure.ts'
import { saveMatrix } from './matrix.actions.ts'
import { createRole, removeRole, renameRole } from './roles.actions.ts'
import { listRoles } from './roles.queries.ts'
import { Matrix, RoleInput, RoleList, RoleRef, RoleRename } from './roles.schemas.ts'

const staff = whoCan('users.manage')
const path = '/v1/back-office/roles' as const

export const rolesApi = {
  listRoles: staff
    .route({ method: 'GET', path, summary: 'Papéis, o que cada um pode e quantas pessoas o têm' })
    .output(RoleList)
    .handler(({ context }) => listRoles(context)),
  createRole: staff
    .route({ method: 'POST', path, successStatus: 201, summary: 'Cria um papel' })
    .input(RoleInput)
    .output(RoleList)
    .handler(({ context, input }) => createRole(context, input)),
  renameRole: staff
    .route({ method: 'PUT', path: `${path}/{id}`, summary: 'Muda o nome de um papel' })
    .input(RoleRename)
    .output(RoleList)
    .handler(({ context, input }) => renameRole(context, input)),
  removeRole: staff
    .route({ method: 'DELETE', path: `${path}/{id}`, summary: 'Apaga um papel; quem o tinha deixa de ter' })
    .input(RoleRef)
    .output(RoleList)
    .handler(({ context, input }) => removeRole(context, input)),
  saveMatrix: staff
    .route({ method: 'PUT', path: '/v1/back-office/permissions', summary: 'Guarda que papel pode o quê' })
    .input(Matrix)
    .output(RoleList)
    .handler(({ context, input }) => saveMatrix(context, input)),
}
