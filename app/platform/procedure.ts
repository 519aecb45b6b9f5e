import { ORPCError, os, ValidationError } from '@orpc/server'
import { demandAccess } from './access/demand-access.ts'
import type { Permission } from './access/permissions.ts'
import type { Access } from './access/rules.ts'
import type { Context } from './context.ts'
import { AppError, invalidField, type RefusalCode } from './errors.ts'
import { unstorable } from './storable.ts'
import { fieldErrors } from './validation.ts'

export type CallMeta = { access: Access; refuses?: RefusalCode[] }

const base = os
  .$context<Context>()
  .$meta<CallMeta>({ access: 'admin' })
  .use(async ({ context, next, procedure }, input) => {
    demandAccess(procedure['~orpc'].meta.access, context.viewer, context.device)
    // A robot's message is judged part by part: one wrong event loses none of the others.
    const at = procedure['~orpc'].meta.access === 'device' ? null : unstorable(input)
    if (at)
      throw invalidField(
        at.join('.').replaceAll('\0', ''),
        'Há um caractere que não conseguimos salvar. Apague e escreva de novo.',
      )
    try {
      return await next()
    } catch (error) {
      throw readable(error)
    }
  })

const withAccess = (access: Access) => base.meta({ access })

/** Access rule of a procedure: the first word of each line of an `*.api.ts`. */
export const anyone = withAccess('public')
export const inSession = withAccess('in_session')
export const signedInOnly = withAccess('signed_in')
export const login = withAccess('login')
export const confirmed = withAccess('confirmed')
export const owner = withAccess('owner')
export const inAStore = withAccess('store')
export const device = withAccess('device')
export const deviceOrLogin = withAccess('device_or_login')
export const iotAnalysts = withAccess('iot_analyst')
export const managers = withAccess('manager')
export const whoCan = (permission: Permission) => withAccess(`can:${permission}`)

/** Declares client errors beyond those that follow from access, method and input, for the OpenAPI document. */
export const refusing = (who: ReturnType<typeof withAccess>, ...refuses: RefusalCode[]) =>
  who.meta({ ...who['~orpc'].meta, refuses })

/** Input validation failed: 422 with a message per field. */
function readable(error: unknown) {
  const cause = error instanceof ORPCError && error.code === 'BAD_REQUEST' ? error.cause : undefined
  return cause instanceof ValidationError
    ? new AppError('invalid', undefined, { errors: fieldErrors(cause.issues) })
    : error
}
