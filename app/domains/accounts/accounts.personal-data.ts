import { and, eq } from 'drizzle-orm'
import { social_counters } from '#domains/social/counters/counters.table.ts'
import { saves } from '#domains/social/saves/saves.table.ts'
import type { Person, PersonalTable } from '#platform/personal-data.ts'
import { one_time_tokens } from './one-time-tokens/one-time-tokens.table.ts'
import { age_checks, user_registrations } from './registration-confirmation/registrations.table.ts'
import { user_roles } from './roles/roles.table.ts'
import { sessions } from './sessions/sessions.table.ts'
import { keepNickname } from './users/kept-nicknames.ts'
import { users } from './users/users.table.ts'

export const accountsPersonalData: PersonalTable[] = [
  {
    table: saves,
    label: 'Quem acompanha você',
    rows: ({ id }) => and(eq(saves.target, 'user'), eq(saves.target_id, id)),
    exported: { not: 'São escolhas de outras pessoas.' },
    erased: 'deleted',
  },
  {
    table: social_counters,
    label: 'Contador de quem acompanha você',
    rows: ({ id }) => and(eq(social_counters.target, 'user'), eq(social_counters.target_id, id)),
    exported: { not: 'É só um número, que o perfil já mostra.' },
    erased: 'deleted',
  },
  {
    table: sessions,
    label: 'Aparelhos conectados',
    rows: ({ id }) => eq(sessions.user_id, id),
    exported: { file: 'aparelhos', omit: ['token_hash'] },
    erased: 'deleted',
  },
  {
    table: one_time_tokens,
    label: 'Links de uso único',
    rows: ({ id }) => eq(one_time_tokens.user_id, id),
    exported: { not: 'São segredos de segurança, que valem uma vez.' },
    erased: 'deleted',
  },
  {
    table: user_roles,
    label: 'Papéis na comunidade',
    rows: ({ id }) => eq(user_roles.user_id, id),
    exported: { file: 'papeis' },
    erased: 'deleted',
  },
  {
    table: user_registrations,
    label: 'Cadastro completo',
    rows: ({ id }) => eq(user_registrations.user_id, id),
    exported: { file: 'cadastro' },
    erased: 'deleted',
  },
  {
    table: age_checks,
    label: 'Conferências de idade',
    rows: ({ id }) => eq(age_checks.user_id, id),
    exported: { file: 'conferencias-de-idade' },
    erased: 'deleted',
  },
  {
    table: users,
    label: 'Conta e perfil',
    rows: ({ id }) => eq(users.id, id),
    exported: { file: 'conta', omit: ['password_hash'] },
    erased: {
      anonymised: nobody,
      why: 'Fica um número sem nome, e-mail, senha ou foto, para o que a lei manda guardar continuar de pé.',
    },
    beforeErased: keepNickname,
  },
]

/** A row that is nobody's: what has to stay points at it. */
function nobody({ id }: Person) {
  return {
    nickname: `conta-apagada-${id}`,
    email: `conta-apagada-${id}@conta.invalid`,
    password_hash: '',
    email_verified_at: null,
    registration_confirmed_at: null,
    need_update_password: false,
    users_is_professor_copa_grower: false,
    user_type: 'grower',
    bio: '',
    photo_file_id: null,
    discoverable: false,
    deleted_at: new Date(),
  }
}
