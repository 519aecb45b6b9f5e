import { and, eq, isNotNull, lte, sql } from 'drizzle-orm'
import { holdersOf, person } from '#domains/people/accounts/index.ts'
import { users } from '#domains/people/accounts/users/users.table.ts'
import type { Context } from '#platform/context.ts'
import { invalidField } from '#platform/errors.ts'
import { note } from '#platform/staff/staff-fields.ts'
import { staffResource } from '#platform/staff/staff-resource.ts'
import { cup_editions } from '../editions/cup-editions.table.ts'
import { edition, runningFirst } from '../editions/edition-field.staff.ts'
import { cup_judges } from './cup-judges.table.ts'

const shared = {
  permission: 'cup.manage' as const,
  fields: { nickname: person('Apelido', cup_judges.user_id), edition_id: edition() },
  unique: { nickname: 'Essa pessoa já está na bancada desta edição.' },
  within: ['edition_id' as const],
  first: runningFirst(cup_judges.edition_id),
  uses: {
    scores_count: {
      count: sql<number>`(select count(*)::int from cup_scores s where s.judge_id = cup_judges.id)`,
      label: 'Notas',
      noun: ['nota dada', 'notas dadas'] as const,
      consequence: 'Ficariam sem quem as deu.',
    },
  },
  rules: async <Input extends Typed>(tx: Context, input: Input, before?: Before) => {
    const other = before && (before.nickname !== input.nickname || before.edition_id !== input.edition_id)
    if (other && before.scores_count > 0)
      throw invalidField('nickname', 'Essa pessoa já deu notas: elas continuam sendo dela, nesta edição.')
    if (other && (await hasSeenTable(tx, before.id)))
      throw invalidField('nickname', 'Essa pessoa já abriu a mesa dela. Tire-a da bancada e ponha a outra.')
    if ((!before || other) && (await holdersOf(tx, 'cup.manage')).some(({ nickname }) => nickname === input.nickname))
      throw invalidField('nickname', 'Essa pessoa é da equipe da copa, que vê quem cultivou: não julga às cegas.')
    if ((!before || other) && (await isOver(tx, input.edition_id)))
      throw invalidField('edition_id', 'Esta edição terminou: a bancada dela fica como está.')
    return input
  },
  follows: flagBench,
}
type Typed = { nickname: string; edition_id: number }
type Before = Typed & { id: number; scores_count: number }

/** What a judge does not score was fixed then, for them. */
async function hasSeenTable({ db }: Context, id: number) {
  return (await db.$count(cup_judges, and(eq(cup_judges.id, id), isNotNull(cup_judges.tied_entries)))) > 0
}

async function isOver({ db, now }: Context, id: number) {
  return (await db.$count(cup_editions, and(eq(cup_editions.id, id), lte(cup_editions.prizes_at, now())))) > 0
}

export const cupJudges = staffResource(cup_judges, {
  ...shared,
  name: 'CupJudge',
  subject: 'cup_judge',
  path: '/v1/social/copa_grower/equipe/avaliador',
  at: '/admin/copa-grower/avaliadores',
  title: 'Avaliadores da copa',
  text: 'Quem prova e dá notas. A bancada abre para a pessoa assim que ela entra aqui, e fecha assim que sai.',
  noun: ['avaliador', 'avaliadores'],
  gender: 'o',
  fixed: { role: 'avaliador' },
})

export const cupProfessors = staffResource(cup_judges, {
  ...shared,
  fields: { ...shared.fields, subject: note('O que ensina', { max: 80, placeholder: 'Cura e secagem' }) },
  name: 'CupProfessor',
  subject: 'cup_professor',
  path: '/v1/social/copa_grower/equipe/professor',
  at: '/admin/copa-grower/professores',
  title: 'Professores da copa',
  text: 'Professores da copa grower, que também dão notas na bancada.',
  noun: ['professor', 'professores'],
  gender: 'o',
  fixed: { role: 'professor' },
})

/** Who is on a bench has the flag of the specification, and nobody else. */
async function flagBench({ db }: Context) {
  const sits = sql`exists (select 1 from cup_judges j where j.user_id = ${users.id})`
  await db
    .update(users)
    .set({ users_is_professor_copa_grower: sql`not ${users.users_is_professor_copa_grower}` })
    .where(sql`${users.users_is_professor_copa_grower} is distinct from ${sits}`)
}
