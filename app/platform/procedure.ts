import { ORPCError, os, ValidationError } from '@orpc/server'
import type { Permission } from './access/permissions.ts'
import { type Access, type Refusal, refusal } from './access/rules.ts'
import type { Context } from './context.ts'
import { AppError, invalidField, type RefusalCode } from './errors.ts'
import { unstorable } from './storable.ts'
import { fieldErrors } from './validation.ts'

export type CallMeta = { access: Access; refuses?: RefusalCode[] }

const base = os
  .$context<Context>()
  .$meta<CallMeta>({ access: 'admin' })
  .use(async ({ context, next, procedure }, input) => {
    const kept_out = refusal(procedure['~orpc'].meta.access, context.viewer)
    if (kept_out) throw apiRefusal(kept_out)
    const at = unstorable(input)
    if (at)
      throw invalidField(
        at.join('.').replaceAll('\0', ''),
        'Há um caractere que não dá para guardar. Apague e escreva de novo.',
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

const sentences: Partial<Record<Refusal['why'], string>> = {
  leaving: 'Sua conta está para ser apagada. Desista de apagar para continuar.',
  unverified: 'Confirme seu e-mail para continuar.',
  terms: 'Aceite os termos de serviço atuais para continuar.',
  password: 'Troque sua senha para continuar.',
  unconfirmed: 'Complete seu cadastro para continuar.',
}

function apiRefusal(refused: Refusal) {
  if (refused.why === 'signed_out') return new AppError('unauthorized')
  const sentence = refused.why === 'forbidden' ? refused.sentence : sentences[refused.why]
  return new AppError('forbidden', sentence, { reason: refused.why })
}
