import { type AnyProcedure, call, isProcedure } from '@orpc/server'
import { sql } from 'drizzle-orm'
import { aRole } from '#domains/people/accounts/staff/staff-users.factory.ts'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { aDevice, deviceContext } from '#domains/robots/devices/devices.factory.ts'
import { demandAccess } from '#platform/access/demand-access.ts'
import { type Permission, permissions } from '#platform/access/permissions.ts'
import { type Access, refusal } from '#platform/access/rules.ts'
import type { Context } from '#platform/context.ts'
import { expect, test } from '#tests/fixtures.ts'
import { api } from './api.ts'
import { newHost } from './api-routes.ts'
import { hostLines, hostRoutes } from './host-routes.ts'

type Call = { name: string; access: Access; method: string; path: string; procedure: AnyProcedure }
type Answer = 401 | 403 | 404 | 'in'
type Fields = NonNullable<Parameters<typeof aUser>[1]>

/** Every kind of account, from visitor to admin. */
const accounts: Record<string, Fields | null> = {
  visitor: null,
  unverified: { email_verified_at: null },
  'terms not accepted': { terms_accepted: false },
  'password to change': { need_update_password: true },
  leaving: { leaving_at: new Date() },
  grower: {},
  confirmed: { registration_confirmed_at: new Date() },
  escritor: { roles: ['escritor'] },
  professor: { roles: ['professor'] },
  manager: { roles: ['manager'] },
  iot_analyst: { roles: ['iot_analyst'] },
  seller: { roles: ['seller'] },
  'cup professor': { users_is_professor_copa_grower: true },
  medico: { user_type: 'medico' },
  advogado: { user_type: 'advogado' },
  acolhimento: { user_type: 'acolhimento' },
  'engenheiro-agronomo': { user_type: 'engenheiro-agronomo' },
  'admin by type': { user_type: 'admin' },
  'admin by role': { roles: ['admin'] },
  'admin unverified': { user_type: 'admin', email_verified_at: null },
  /** Its own token: nobody's viewer. */
  robot: null,
  ...Object.fromEntries(Object.keys(permissions).map((permission) => [`may ${permission}`, {}])),
}
type Kind = keyof typeof accounts

const half = ['unverified', 'terms not accepted', 'password to change', 'admin unverified']
const admins = ['admin by type', 'admin by role']
/** Further accounts allowed by the rules that require more than a complete login. */
const others: Partial<Record<Access, string[]>> = {
  confirmed: ['confirmed'],
  seller: ['confirmed'],
  store: ['confirmed', 'may marketplace.manage'],
  professor: ['professor', 'manager'],
  writer: ['escritor', 'professor'],
  manager: ['manager'],
  'can:reports.manage': ['manager'],
  'can:blog.manage': ['manager'],
  iot_analyst: ['iot_analyst', 'may devices.manage'],
  'cup-professor': ['cup professor'],
}

/** The expected outcome per rule, written independently of the code under test. */
function expected(access: Access, kind: Kind): Answer {
  if (access === 'public') return 'in'
  if (access === 'guest') return kind === 'visitor' ? 'in' : 403
  if (kind === 'robot') return access.startsWith('device') ? 'in' : 401
  if (kind === 'visitor' || access === 'device') return 401
  if (access === 'in_session') return 'in'
  if (kind === 'leaving') return access === 'signed_in' ? 'in' : 403
  if (kind === 'password to change') return 403
  if (access === 'signed_in') return 'in'
  if (half.includes(kind)) return 403
  if (['login', 'owner', 'device_or_login'].includes(access)) return 'in'
  if (others[access]?.includes(kind)) return 'in'
  if (access.startsWith('can:')) return admins.includes(kind) || kind === `may ${access.slice(4)}` ? 'in' : 403
  const adminsToo = !['confirmed', 'seller', 'cup-professor'].includes(access)
  return adminsToo && admins.includes(kind) ? 'in' : 403
}

function callsOf(router: object, name: string[] = []): Call[] {
  return Object.entries(router).flatMap(([key, value]) => {
    if (!isProcedure(value)) return callsOf(value as object, [...name, key])
    const { meta, route } = value['~orpc']
    const { access } = meta as { access: Access }
    return [
      {
        name: [...name, key].join('.'),
        access,
        method: route.method ?? 'POST',
        path: route.path ?? '',
        procedure: value,
      },
    ]
  })
}

/** Ids that don't exist: an allowed call gets 404 or 422, and writes nothing. */
const nowhere = (path: string) =>
  Object.fromEntries(
    [...path.matchAll(/\{([^}]+)\}/g)].map(([, name]) => [
      name,
      ['uuid', 'act_key', 'share_key'].includes(name ?? '') ? '00000000-0000-4000-8000-000000000000' : '999999999',
    ]),
  )

/** Calls that read or delete one thing: when allowed, 404 for an unknown id. Other calls fail validation first. A landing page is a word of a list. */
const isOnlyAbout = ({ method, path }: Call) =>
  path.includes('{') && !path.endsWith('{landing}') && ['GET', 'DELETE'].includes(method)

/** The outcome of a call: the refusal's status, or 'in' for any response after the access check. */
async function answerOf(context: Context, { procedure, path }: Call): Promise<Answer> {
  await context.db.execute(sql`savepoint tried`)
  try {
    await call(procedure, nowhere(path) as never, { context })
    return 'in'
  } catch (error) {
    const { status = 500, data } = error as { status?: number; data?: { reason?: string } }
    if (status >= 500) throw error
    if (status === 401 || status === 404) return status
    return status === 403 && data?.reason ? 403 : 'in'
  } finally {
    await context.db.execute(sql`rollback to savepoint tried`)
  }
}

const contextFor = async (
  kind: Kind,
  { ctx, contextOf }: { ctx: Context; contextOf: (user: { id: number }) => Promise<Context> },
) => {
  if (kind === 'visitor') return ctx
  if (kind === 'robot') return deviceContext(ctx, (await aDevice(ctx)).device)
  return contextOf(await someone(ctx, kind))
}

async function someone(ctx: Context, kind: Kind) {
  const fields = accounts[kind] ?? {}
  if (!kind.startsWith('may ')) return aUser(ctx, fields)
  const role = await aRole(ctx, [kind.slice(4) as Permission])
  return aUser(ctx, { roles: [role.name] })
}

const calls = callsOf(api)

/** A server of what is answered beside calls and pages, for one viewer; and its routes. */
async function hostFor(context: Context) {
  const app = newHost(false)
  const routes: string[] = []
  app.addHook('onRoute', ({ method, url }) => void (method !== 'HEAD' && routes.push(`${method} ${url}`)))
  const ofViewer = async () => context
  hostRoutes(app, { anonymous: () => context, ofCall: ofViewer, ofPage: ofViewer })
  await app.ready()
  return { app, routes }
}

test('what the host answers beside calls and pages stands in the same table', async ({ ctx }) => {
  const { routes } = await hostFor(ctx)
  expect(routes.sort()).toEqual(hostLines.map(({ method, path }) => `${method} ${path}`).sort())
})

test.for(Object.keys(accounts))('%s gets into exactly what the host lets in', async (kind, { ctx, contextOf }) => {
  const context = await contextFor(kind, { ctx, contextOf })
  const { app } = await hostFor(context)
  const wrong: string[] = []
  for (const { name, method, path, access } of hostLines) {
    const url = path.replace(':uuid', crypto.randomUUID()).replace(':key', crypto.randomUUID()).replace(':width', '320')
    const answer = await app.inject({ method, url })
    const { reason } = answer.headers['content-type']?.toString().includes('json') ? answer.json() : {}
    const toLogin = answer.statusCode === 302 && answer.headers.location?.startsWith('/auth/login')
    const got = toLogin || answer.statusCode === 401 ? 401 : answer.statusCode === 403 && reason ? 403 : 'in'
    if (got !== expected(access, kind)) wrong.push(`${name} (${access}) answered ${answer.statusCode}`)
  }
  expect(wrong).toEqual([])
})

test.for(Object.keys(accounts))('%s is let in by exactly the rules that say so', async (kind, { ctx, contextOf }) => {
  const { viewer, device } = await contextFor(kind, { ctx, contextOf })
  const wrong = [...new Set(calls.map(({ access }) => access))].filter((access) => {
    const refused = refusedBy(access, viewer, device)
    return refused !== expected(access, kind)
  })
  expect(wrong).toEqual([])
})

/** What the one function decides that stands before every call. */
function refusedBy(access: Access, viewer: Context['viewer'], device: Context['device']): Answer {
  try {
    demandAccess(access, viewer, device)
    return 'in'
  } catch (error) {
    return (error as { status: 401 | 403 }).status
  }
}

/** That function decides by the account; that each call carries its rule to it, four accounts show. */
test.for(['visitor', 'grower', 'admin by type', 'robot'])(
  '%s gets into exactly the calls that the rules say',
  async (kind, { ctx, contextOf }) => {
    const context = await contextFor(kind, { ctx, contextOf })
    const wrong: string[] = []
    for (const one of calls) {
      const answer = await answerOf(context, one)
      const rule = expected(one.access, kind)
      const right =
        rule === 'in' ? (isOnlyAbout(one) ? answer === 404 : answer === 404 || answer === 'in') : answer === rule
      if (!right) wrong.push(`${one.name} (${one.access}) answered ${answer}, the rule says ${rule}`)
    }
    expect(wrong).toEqual([])
  },
)

test('every rule that a call carries is one that this table knows, and many are tried', () => {
  expect(calls.length).toBeGreaterThan(50)
  for (const { access, name } of calls) expect(['in', 401, 403], name).toContain(expected(access, 'grower'))
})

test('an unknown rule is a fault, for a visitor and for whoever is signed in', async ({ ctx, contextOf }) => {
  const somebody = await contextOf(await aUser(ctx))
  for (const { viewer } of [ctx, somebody])
    expect(() => refusal('grower' as Access, viewer)).toThrow("There is no access rule 'grower'.")
})
