import { whoCan } from '#platform/procedure.ts'
import { saveMatrix } from './matrix.actions.ts'
import { createRole, removeRole, renameRole } from './roles.actions.ts'
import { listRoles } from './roles.queries.ts'
import { Matrix, RoleInput, RoleList, RoleRef, RoleRename } from './roles.schemas.ts'

const staff = whoCan('users.manage')
const path = '/v1/back-office/roles' as const

export const rolesApi = {
  listRoles: staff.get(path, 'Papéis, o que cada um pode e quantas pessoas o têm', RoleList, listRoles),
  createRole: staff.create(path, 'Cria um papel', RoleInput, RoleList, createRole),
  renameRole: staff.put(`${path}/{id}`, 'Muda o nome de um papel', RoleRename, RoleList, renameRole),
  removeRole: staff.delete(`${path}/{id}`, 'Apaga um papel; quem o tinha deixa de ter', RoleRef, RoleList, removeRole),
  saveMatrix: staff.put('/v1/back-office/permissions', 'Guarda que papel pode o quê', Matrix, RoleList, saveMatrix),
}
