import { and, eq, sql } from 'drizzle-orm'
import { social_counters } from '#domains/base/social/counters/counters.table.ts'
import { saves } from '#domains/base/social/saves/saves.table.ts'
import type { Person, PersonalTable } from '#platform/personal-data.ts'
import { unsealText } from '#platform/seal.ts'
import { access_log } from './access-log/access-log.table.ts'
import { challenges } from './challenges/challenges.table.ts'
import { wordsPlace } from './documents/documents.queries.ts'
import { document_reminders, user_documents } from './documents/documents.table.ts'
import { one_time_tokens } from './one-time-tokens/one-time-tokens.table.ts'
import { passkeys } from './passkeys/passkeys.table.ts'
import { age_checks, user_registrations } from './registration-confirmation/registrations.table.ts'
import { user_roles } from './roles/roles.table.ts'
import { recovery_codes, second_factors } from './second-factor/second-factor.table.ts'
import { known_devices } from './sessions/known-devices.table.ts'
import { login_devices } from './sessions/login-devices.table.ts'
import { sessions } from './sessions/sessions.table.ts'
import { reserveNickname } from './users/kept-nicknames.actions.ts'
import { users } from './users/users.table.ts'

export const accountsPersonalData: PersonalTable[] = [
  {
    table: saves,
    label: 'Quem segue você',
    rows: ({ id }) => and(eq(saves.target, 'user'), eq(saves.target_id, id)),
    exported: { not: 'São escolhas de outras pessoas.' },
    erased: 'deleted',
  },
  {
    table: social_counters,
    label: 'Número de seguidores',
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
    table: access_log,
    // The account deletion page looks this entry up by its label.
    label: 'Registros de acesso',
    rows: ({ id }) => eq(access_log.user_id, id),
    exported: { file: 'acessos' },
    erased: { kept: 'O Marco Civil manda guardar o dia, a hora e o endereço de IP por 6 meses. Depois, são apagados.' },
  },
  {
    table: known_devices,
    label: 'Aparelhos em que você já entrou',
    rows: ({ id }) => eq(known_devices.user_id, id),
    exported: { file: 'aparelhos-vistos' },
    erased: 'deleted',
  },
  {
    table: login_devices,
    label: 'Aparelhos reconhecidos ao entrar',
    rows: ({ id }) => eq(login_devices.user_id, id),
    exported: { file: 'aparelhos-conhecidos', omit: ['mark_hash'] },
    erased: 'deleted',
  },
  {
    table: second_factors,
    label: 'Verificação em duas etapas',
    rows: ({ id }) => eq(second_factors.user_id, id),
    exported: { not: 'É um segredo de segurança.' },
    erased: 'deleted',
  },
  {
    table: recovery_codes,
    label: 'Códigos de recuperação',
    rows: ({ id }) => eq(recovery_codes.user_id, id),
    exported: { not: 'São segredos de segurança.' },
    erased: 'deleted',
  },
  {
    table: passkeys,
    label: 'Chaves de acesso',
    rows: ({ id }) => eq(passkeys.user_id, id),
    exported: { file: 'chaves-de-acesso', omit: ['public_key'] },
    erased: 'deleted',
  },
  {
    table: challenges,
    label: 'Tentativas de entrar não concluídas',
    rows: ({ id }) => eq(challenges.user_id, id),
    exported: { not: 'São segredos de segurança, que valem minutos.' },
    erased: 'deleted',
  },
  {
    table: document_reminders,
    label: 'Lembretes de documentos',
    tie: true,
    rows: ({ id }) =>
      sql`${document_reminders.document_id} in (select d.id from user_documents d where d.user_id = ${id})`,
    exported: { not: 'Você já recebeu os lembretes por e-mail.' },
    erased: 'deleted',
  },
  {
    table: user_documents,
    label: 'Documentos guardados',
    rows: ({ id }) => eq(user_documents.user_id, id),
    reveal: ({ env }, { sealed_number, sealed_note, ...row }) => ({
      ...row,
      number: unsealText(env.keys, wordsPlace(Number(row.user_id)), String(sealed_number)),
      note: unsealText(env.keys, wordsPlace(Number(row.user_id)), String(sealed_note)),
    }),
    exported: { file: 'documentos', omit: ['idempotency_key'] },
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
    label: 'Verificações de idade',
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
      why: 'Fica um número sem nome, e-mail, senha ou foto, para manter o que a lei manda guardar.',
    },
    beforeErased: reserveNickname,
  },
]

/** Matches no row: for tables whose rows must be kept and still reference the account. */
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
    networks: {},
    photo_file_id: null,
    discoverable: false,
    discreet: false,
    game_hidden: false,
    suspended_reason: null,
    suspended_until: null,
    hidden_at: null,
    deleted_at: new Date(),
  }
}
