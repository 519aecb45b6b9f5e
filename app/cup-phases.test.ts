import { type AnyProcedure, call, isProcedure } from '@orpc/server'
import { sql } from 'drizzle-orm'
import {
  aCriterion,
  aJudge,
  aModality,
  anEdition,
  momentIn,
} from '#domains/contest/editions/editions/cup-editions.factory.ts'
import { type CupPhase, cupPhases } from '#domains/contest/editions/editions/phases.kinds.ts'
import { anEntry, aPlantWithPhotos } from '#domains/contest/entries/entries/cup-entries.factory.ts'
import { aVoter } from '#domains/contest/voting/votes/cup-votes.factory.ts'
import { aStaffMember } from '#domains/people/accounts/staff/staff-users.factory.ts'
import { users } from '#domains/people/accounts/users/users.table.ts'
import type { Access } from '#platform/access/rules.ts'
import type { Context } from '#platform/context.ts'
import { DAY } from '#shared/durations.ts'
import { expect, test } from '#tests/fixtures.ts'
import { api } from './api.ts'

const wing = ['editions', 'entries', 'voting', 'bench', 'results'] as const
const roles = ['visitor', 'grower', 'entrant', 'judge', 'staff'] as const
type Role = (typeof roles)[number]
/** `in`: let in and open; whether what was typed is right is another matter. */
type Answer = 'in' | 401 | 403 | 404 | 409
type Call = { name: string; access: Access; path: string; procedure: AnyProcedure }

function callsOf(router: object, name: string[]): Call[] {
  return Object.entries(router).flatMap(([key, value]) => {
    if (!isProcedure(value)) return callsOf(value as object, [...name, key])
    const { meta, route } = value['~orpc']
    const { access } = meta as { access: Access }
    return [{ name: [...name, key].join('.'), access, path: route.path ?? '', procedure: value }]
  })
}
const calls = wing.flatMap((domain) => callsOf((api as Record<string, object>)[domain] as object, [domain]))

/** A cup with a redondo of the entrant and one of somebody else, both in the final, and one of each role. */
async function aWorld(ctx: Context, contextOf: (user: { id: number }) => Promise<Context>) {
  const edition = await anEdition(ctx)
  const modality = await aModality(ctx, edition)
  const criterion = await aCriterion(ctx, edition)
  const registration_confirmed_at = ctx.now()
  const grower = await aVoter(ctx, { registration_confirmed_at })
  const entrant = await aVoter(ctx, { registration_confirmed_at })
  const judge = await aVoter(ctx, { registration_confirmed_at, users_is_professor_copa_grower: true })
  const staff = await aStaffMember(ctx, ['cup.manage'])
  await ctx.db
    .update(users)
    .set({ registration_confirmed_at, created_at: grower.created_at })
    .where(sql`id = ${staff.id}`)
  await aJudge(ctx, edition, { user_id: judge.id })
  const own = await anEntry(ctx, modality, { user_id: entrant.id, finalist: true })
  const other = await anEntry(ctx, modality, { finalist: true })
  const { plant, photo_ids } = await aPlantWithPhotos(ctx, grower.id)
  const { nickname } = await nicknameOf(ctx, other.grower.id)
  const people = { grower, entrant, judge, staff }
  const contexts: Record<Role, Context> = { visitor: ctx } as never
  for (const [role, user] of Object.entries(people)) contexts[role as Role] = await contextOf(user)
  return { edition, modality, criterion, own, other, plant, photo_ids, nickname, contexts }
}
type World = Awaited<ReturnType<typeof aWorld>>

async function nicknameOf(ctx: Context, id: number) {
  const [row] = await ctx.db.select({ nickname: users.nickname }).from(users).where(sql`id = ${id}`)
  return { nickname: row?.nickname ?? '' }
}

/** What each call is given; a call that is not here fails the test. */
const inputs: Record<string, (world: World) => object> = {
  'editions.editions.list': () => ({}),
  'editions.editions.now': () => ({}),
  'editions.editions.show': ({ edition }) => ({ slug: edition.slug }),
  'editions.editions.copy': ({ edition }) => ({
    id: edition.id,
    name: 'Outra',
    slug: 'copa-nova',
    entries_at: '2030-01-01T10:00',
  }),
  'entries.list': () => ({}),
  'entries.addresses': () => ({}),
  'entries.show': ({ own }) => ({ uuid: own.uuid }),
  'entries.showById': ({ own }) => ({ id: own.id }),
  'entries.candidates': ({ modality }) => ({ slug: modality.slug }),
  'entries.plantPhotos': ({ plant }) => ({ plant_id: plant.id }),
  'entries.ownPhotos': ({ own }) => ({ uuid: own.uuid }),
  'entries.enter': ({ modality, plant, photo_ids }) => ({
    slug: modality.slug,
    plant_id: plant.id,
    title: 'Novo',
    photo_ids,
  }),
  'entries.change': ({ own }) => ({
    uuid: own.uuid,
    title: 'Outro',
    photo_ids: own.proof.photos.map(({ file_id }) => file_id),
  }),
  'entries.withdraw': ({ own }) => ({ uuid: own.uuid }),
  'entries.appeal': ({ own }) => ({ uuid: own.uuid, appeal: 'Não concordo com isso.' }),
  'entries.listStaff': () => ({}),
  'entries.disqualify': ({ own }) => ({ uuid: own.uuid, reason: 'Fotos de outra planta.' }),
  'entries.answerAppeal': ({ own }) => ({ uuid: own.uuid, accepted: true, answer: 'Está tudo certo.' }),
  'voting.ballots': () => ({}),
  'voting.competitors': () => ({}),
  'voting.competitor': ({ nickname }) => ({ nickname }),
  'voting.cast': ({ other }) => ({ uuid: other.uuid }),
  'voting.listStaff': () => ({}),
  'voting.decide': () => ({ ids: [999_999], state: 'valida' }),
  'bench.show': () => ({}),
  'bench.keep': ({ own, criterion }) => ({
    blind_number: own.blind_number,
    marks: { [criterion.id]: 7.5 },
    send: true,
  }),
  'bench.report': () => ({}),
  'bench.setAside': () => ({ id: 999_999, reason: 'Os dois se seguem.' }),
  'results.list': () => ({}),
  'results.publication': ({ edition }) => ({ slug: edition.slug }),
  'results.file': ({ edition }) => ({ slug: edition.slug }),
  'results.votes': ({ own }) => ({ uuid: own.uuid }),
  'results.benchVotes': () => ({}),
  'results.certificate': ({ own }) => ({ uuid: own.uuid }),
  'results.showStaff': () => ({}),
  'results.compute': () => ({}),
  'results.publish': () => ({ version: 1 }),
}
/** The lists of staff: nobody else gets in, in no phase. */
const isStaffList = (name: string) => name.startsWith('editions.staff')

/** When it is open, for who gets in; written apart from the code under test. */
function inPhase(name: string, role: Role, phase: CupPhase | null): Answer {
  const open = (...phases: CupPhase[]): Answer => (phase !== null && phases.includes(phase) ? 'in' : 409)
  const own = role === 'entrant'
  if (name === 'entries.enter') return open('inscricoes-abertas')
  if (name === 'entries.change') return own ? open('inscricoes-abertas') : 404
  if (name === 'entries.withdraw') return own ? (phase !== null && phase !== 'entrega-dos-premios' ? 'in' : 409) : 404
  if (name === 'entries.ownPhotos') return own ? 'in' : 404
  if (name === 'entries.plantPhotos') return role === 'grower' ? 'in' : 404
  // It was not disqualified.
  if (name === 'entries.appeal') return 404
  if (name === 'entries.answerAppeal') return 409
  if (name === 'voting.cast') return open('votacao-popular', 'final-nas-categorias', 'cultivo-do-ano')
  if (name === 'bench.keep') return open('votacao-popular-jurados', 'final-nas-categorias')
  if (name === 'results.file' || name === 'results.certificate') return 404
  if (name === 'results.compute') return phase === null || phase === 'entrega-dos-premios' ? 'in' : 409
  if (name === 'results.publish') return 409
  return 'in'
}

function expected({ name, access }: Call, role: Role, phase: CupPhase | null): Answer {
  if (access !== 'public' && role === 'visitor') return 401
  if (access === 'can:cup.manage' && role !== 'staff') return 403
  if (access === 'cup-professor' && role !== 'judge') return 403
  return isStaffList(name) ? 'in' : inPhase(name, role, phase)
}

async function answerOf(context: Context, { procedure, path }: Call, input: object): Promise<Answer> {
  await context.db.execute(sql`savepoint tried`)
  try {
    await call(procedure, input as never, { context })
    return 'in'
  } catch (error) {
    const { status = 500 } = error as { status?: number }
    if (status >= 500) throw error
    // Rows of lists that do not exist, and what was typed.
    if (status === 422 || (status === 404 && path.includes('/equipe/') && path.endsWith('{id}'))) return 'in'
    return status as Answer
  } finally {
    await context.db.execute(sql`rollback to savepoint tried`)
  }
}

test('every call of the cup is tried', () => {
  expect(calls.length).toBeGreaterThan(60)
  expect(calls.map(({ name }) => name).filter((name) => !isStaffList(name) && !inputs[name])).toEqual([])
})

test.for([...cupPhases, null])(
  'in %s each call is open to exactly whom the rules say',
  async (phase, { ctx, contextOf, clock }) => {
    const world = await aWorld(ctx, contextOf)
    clock.now = phase ? momentIn(world.edition, phase) : new Date(world.edition.ends_at.getTime() + DAY)
    const wrong: string[] = []
    for (const one of calls)
      for (const role of roles) {
        const input = inputs[one.name]?.(world) ?? { id: 999_999 }
        const answer = await answerOf(world.contexts[role], one, input)
        const rule = expected(one, role, phase)
        if (answer !== rule) wrong.push(`${one.name} as ${role}: ${answer}, the rule says ${rule}`)
      }
    expect(wrong).toEqual([])
  },
)
