import {
  type DecoratedProcedure,
  type InferSchemaInput,
  type InferSchemaOutput,
  ORPCError,
  os,
  type Schema,
  ValidationError,
} from '@orpc/server'
import { z } from 'zod'
import { demandAccess } from './access/demand-access.ts'
import type { Access } from './access/rules.ts'
import type { Context } from './context.ts'
import { AppError, invalidField, type RefusalCode } from './errors.ts'
import { asSentBefore } from './sent-keys/as-sent-before.ts'
import { unstorable } from './storable.ts'
import { fieldErrors } from './validation.ts'

export type CallMeta = {
  access: Access
  refuses?: RefusalCode[]
  /** What comes again under its key is compared by its own rules alone. */
  compares?: true
}

/** Of a call that answers without a body: 204. */
export const Nothing = z.void()

/** What a call that streams needs besides: when the listener left, and the last event that it has. */
export type Stream = { signal?: AbortSignal; lastEventId?: string }

type AnySchema = Schema<unknown, unknown>
type Call<In extends AnySchema, Out extends AnySchema> = DecoratedProcedure<
  Context,
  Context,
  In,
  Out,
  Record<never, never>,
  CallMeta
>
type Answer<Out extends AnySchema> = Promise<InferSchemaInput<Out>> | InferSchemaInput<Out>

/** A call in one line: path, summary, what comes in (left out: nothing), what goes out, and what does it. */
interface Verb {
  <Out extends AnySchema>(
    path: Path,
    summary: string,
    output: Out,
    does: (ctx: Context, input: undefined, stream: Stream) => Answer<Out>,
  ): Call<Schema<unknown, unknown>, Out>
  <In extends AnySchema, Out extends AnySchema>(
    path: Path,
    summary: string,
    input: In,
    output: Out,
    does: (ctx: Context, input: InferSchemaOutput<In>, stream: Stream) => Answer<Out>,
  ): Call<In, Out>
}
type Path = `/${string}`
type HTTPMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

export type Caller = {
  get: Verb
  post: Verb
  /** POST that answers 201 with what it made. */
  create: Verb
  put: Verb
  patch: Verb
  delete: Verb
  /** The same verbs, answering 202: a job or a mail does the rest. */
  readonly later: Caller
  /** Client errors beyond those that follow from access, method and input, for the OpenAPI document. */
  refusing: (...codes: RefusalCode[]) => Caller
  /** The same verbs; what comes again under its key is compared by the call's own rules alone. */
  readonly comparing: Caller
}

/** The verbs of calls with one access rule. */
export function callsOf(access: Access, refuses: RefusalCode[] = [], status?: number, compares?: true): Caller {
  const verb = (method: HTTPMethod, its = status) => callOf({ access, refuses, compares }, method, its)
  return {
    get: verb('GET'),
    post: verb('POST'),
    create: verb('POST', 201),
    put: verb('PUT'),
    patch: verb('PATCH'),
    delete: verb('DELETE'),
    get later() {
      return callsOf(access, refuses, 202, compares)
    },
    refusing: (...codes) => callsOf(access, [...refuses, ...codes], status, compares),
    get comparing() {
      return callsOf(access, refuses, status, true)
    },
  }
}

type Does = (ctx: Context, input: unknown, stream: Stream) => unknown

const callOf = (meta: CallMeta, method: HTTPMethod, status?: number) =>
  ((path: Path, summary: string, ...rest: [AnySchema, Does] | [AnySchema, AnySchema, Does]) => {
    const [input, output, does] = rest.length === 2 ? [undefined, ...rest] : rest
    const successStatus = status ?? (output === Nothing ? 204 : undefined)
    const call = base.meta(meta).route({ method, path, summary, ...(successStatus && { successStatus }) })
    return (input ? call.input(input) : call).output(output).handler(({ context, input: given, ...stream }) => {
      const work = () => does(context, given, stream)
      return method === 'POST' && !meta.compares ? asSentBefore(context, path, given, work) : work()
    })
  }) as unknown as Verb

const base = os
  .$context<Context>()
  .$meta<CallMeta>({ access: 'admin' })
  .use(async ({ context, next, procedure }, input) => {
    const { access } = procedure['~orpc'].meta
    demandAccess(access, context.viewer, context.device)
    // A robot's message is judged part by part: one wrong event loses none of the others.
    const at = access === 'device' ? null : unstorable(input)
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

/** Input validation failed: 422 with a message per field. */
function readable(error: unknown) {
  const cause = error instanceof ORPCError && error.code === 'BAD_REQUEST' ? error.cause : undefined
  return cause instanceof ValidationError
    ? new AppError('invalid', undefined, { errors: fieldErrors(cause.issues) })
    : error
}
