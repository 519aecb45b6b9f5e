import { timingSafeEqual } from 'node:crypto'
import type { z } from 'zod'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import type { SandboxKeys } from '#platform/payments/sandbox-keys.ts'
import { fieldErrors } from '#platform/validation.ts'
import { oncePerKey } from './idempotent.actions.ts'
import { SandboxCard, SandboxOrder, SandboxRefundOrder } from './sandbox.schemas.ts'
import { cancel, demandSandbox, lockSandboxCharge } from './sandbox-bank.actions.ts'
import {
  createSandboxCharge,
  findSandboxCharge,
  makeToken,
  showSandboxCharge,
  takeRefund,
} from './sandbox-charges.actions.ts'

export type Knock = {
  method: string
  /** Below '/sandbox/v1'. */
  path: string
  query: Record<string, string | undefined>
  headers: Record<string, unknown>
  body: string
}

/** What the sandbox answers at its door. @throws AppError, as JSON with its status. */
export async function answerAtDoor(ctx: Context, knock: Knock): Promise<Record<string, unknown>> {
  const { keys } = demandSandbox(ctx)
  const [thing, uid = '', action] = knock.path.replace(/^\//, '').split('/')
  const asked = [knock.method, thing, uid && ':id', action].filter(Boolean).join(' ')
  if (asked === 'POST tokens') {
    demandPublicKey(keys, knock)
    return makeToken(ctx, parsed(SandboxCard, knock))
  }
  demandSecretKey(keys, knock)
  switch (asked) {
    case 'POST charges':
      return keyed(ctx, knock, (tx) => createSandboxCharge(tx, parsed(SandboxOrder, knock)))
    case 'POST charges :id refunds': {
      const { amount } = parsed(SandboxRefundOrder, knock)
      return keyed(ctx, knock, (tx) => takeRefund(tx, uid, { key: keyOf(knock), amount }))
    }
    case 'POST charges :id cancel':
      return ctx.transaction(async (tx) => {
        await cancel(tx, await lockSandboxCharge(tx, uid))
        return showSandboxCharge(tx, uid)
      })
    case 'GET charges :id':
      return ctx.transaction((tx) => showSandboxCharge(tx, uid))
    case 'GET charges': {
      const found = await findSandboxCharge(ctx, knock.query.code ?? '')
      return { data: found ? [await ctx.transaction((tx) => showSandboxCharge(tx, found))] : [] }
    }
    default:
      throw new AppError('not_found', 'A sandbox não tem este endereço.')
  }
}

const keyed = (ctx: Context, knock: Knock, work: (tx: Context) => Promise<Record<string, unknown>>) =>
  ctx.transaction((tx) =>
    oncePerKey(tx, { key: keyOf(knock), request: `${knock.method} ${knock.path} ${knock.body}` }, () => work(tx)),
  )

function keyOf({ headers }: Knock): string {
  const key = headers['idempotency-key']
  if (typeof key !== 'string' || !key) throw new AppError('invalid_request', 'Falta o cabeçalho Idempotency-Key.')
  return key
}

function parsed<S extends z.ZodType>(schema: S, { body }: Knock): z.output<S> {
  const read = schema.safeParse(jsonOf(body))
  if (read.success) return read.data
  throw new AppError('invalid', undefined, { errors: fieldErrors(read.error.issues) })
}

function jsonOf(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    throw new AppError('invalid_request')
  }
}

function demandSecretKey({ secret_key }: SandboxKeys, { headers }: Knock) {
  const wanted = `Basic ${Buffer.from(`${secret_key}:`).toString('base64')}`
  if (!isSame(String(headers.authorization ?? ''), wanted)) throw new AppError('unauthorized', 'A chave não é esta.')
}

function demandPublicKey({ public_key }: SandboxKeys, { query }: Knock) {
  if (!isSame(query.key ?? '', public_key)) throw new AppError('unauthorized', 'A chave não é esta.')
}

function isSame(received: string, wanted: string) {
  const [a, b] = [Buffer.from(received), Buffer.from(wanted)]
  return a.length === b.length && timingSafeEqual(a, b)
}
