import { sql } from 'drizzle-orm'
import { person } from '#domains/people/accounts/index.ts'
import { typeWords } from '#domains/people/accounts/staff/account.words.ts'
import { users } from '#domains/people/accounts/users/users.table.ts'
import { invalidField } from '#platform/errors.ts'
import { flag, select, text } from '#platform/staff/staff-fields.ts'
import { staffResource } from '#platform/staff/staff-resource.ts'
import type { Profession } from '../processes/process.kinds.ts'
import { professionWords } from '../processes/process.words.ts'
import { care_professionals } from './care-professionals.table.ts'
import { registerExample, registerOf } from './register.model.ts'

const labels = Object.fromEntries(
  Object.entries(professionWords).map(([profession, { label }]) => [profession, label]),
) as Record<Profession, string>

export const careProfessionals = staffResource(care_professionals, {
  name: 'CareProfessional',
  subject: 'care_professional',
  permission: 'processes.manage',
  path: '/v1/comunidade360/profissional',
  at: '/admin/comunidade360/profissionais',
  title: 'Profissionais',
  text: 'Quem pode entrar na equipe de um processo, com o número do conselho.',
  noun: ['profissional', 'profissionais'],
  gender: 'o',
  fields: {
    nickname: person('Apelido', care_professionals.user_id, 'A conta precisa ser do tipo da profissão.'),
    profession: select('Profissão', labels),
    register: text('Registro', { max: 30, placeholder: 'OAB/SP 123456', help: 'Conselho, estado e número.' }),
    active: flag('Recebe processos', 'Recebe', 'Não recebe'),
  },
  unique: {
    nickname: 'Essa pessoa já está na lista.',
    register: 'Esse registro já é de outra pessoa da lista.',
  },
  pages: [{ label: 'Passar processos', path: 'passar-processos' }],
  uses: {
    seats_count: {
      count: sql<number>`(select count(*)::int from process_members m
        where m.user_id = care_professionals.user_id and m.left_at is null)`,
      label: 'Processos',
      noun: ['processo', 'processos'],
      consequence: 'Passe a outra pessoa antes.',
    },
  },
  rules: async (tx, input, before) => {
    const moved = before && (before.nickname !== input.nickname || before.profession !== input.profession)
    if (moved && before.seats_count > 0)
      throw invalidField('nickname', 'Essa pessoa atende processos por esta linha. Passe-os a outra antes.')
    const register = registerOf(input.profession, input.register)
    if (!register) throw invalidField('register', `Escreva como ${registerExample(input.profession)}.`)
    const [account] = await tx.db
      .select({ type: users.user_type })
      .from(users)
      .where(sql`lower(${users.nickname}) = lower(${input.nickname.replace(/^@/, '')})`)
    if (account && account.type !== input.profession)
      throw invalidField(
        'profession',
        `A conta dessa pessoa é do tipo ${typeWords[account.type]}. Mude o tipo em Usuários antes.`,
      )
    return { ...input, register }
  },
})
