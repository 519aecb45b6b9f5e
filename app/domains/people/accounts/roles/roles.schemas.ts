import { z } from 'zod'
import { Opened } from '#shared/opened.ts'
import { rowId } from '#shared/row-id.ts'

const id = rowId

export const RoleInput = z.object({
  name: z
    .string()
    .trim()
    .toLowerCase()
    .regex(
      /^[\p{Ll}][\p{Ll}\d_ -]{1,39}$/u,
      'Use de 2 a 40 letras, números, hífens ou sublinhados, começando por uma letra.',
    ),
})
export type RoleInput = z.infer<typeof RoleInput>

export const RoleRef = z.object({ id })
export type RoleRef = z.infer<typeof RoleRef>

export const RoleRename = RoleInput.extend({ id, opened: Opened })
export type RoleRename = z.infer<typeof RoleRename>

export const Role = z.object({
  id: z.number().int(),
  name: z.string(),
  permissions: z.array(z.string()),
  people_count: z.number().int(),
  /** Referenced by name in code: cannot be renamed or deleted. */
  fixed: z.boolean(),
})
export type Role = z.infer<typeof Role>

/** `version` changes with every change of the matrix. */
export const RoleList = z.object({ data: z.array(Role), version: z.string() })
export type RoleList = z.infer<typeof RoleList>

/** The whole matrix: 'role:permission' for each checked cell. A call that names none says so: left out takes nothing away. */
export const Matrix = z.object({
  version: z.string().max(100),
  grants: z.array(z.string().regex(/^\d{1,9}:[a-z0-9_.-]+$/)).max(5000),
})
export type Matrix = z.infer<typeof Matrix>
/** A form without a checked box sends none. */
export const MatrixForm = Matrix.extend({ grants: Matrix.shape.grants.default([]) })
