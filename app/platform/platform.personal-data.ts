import { eq, or, sql } from 'drizzle-orm'
import { audit_log } from './audit/audit.table.ts'
import { mails } from './mail/mail.table.ts'
import type { PersonalTable } from './personal-data.ts'
import { rate_limits } from './rate-limit/rate-limit.table.ts'

const PROOF = 'Provam quem da equipe fez o quê, para o caso de uma disputa.'

export const platformPersonalData: PersonalTable[] = [
  {
    table: audit_log,
    label: 'O que você fez como equipe',
    rows: ({ id }) => eq(audit_log.user_id, id),
    exported: { file: 'atos-da-equipe' },
    erased: { kept: PROOF },
  },
  {
    table: audit_log,
    label: 'O que a equipe fez na sua conta',
    rows: ({ id }) => eq(audit_log.subject, `user:${id}`),
    exported: { not: 'Mostra também quem da equipe agiu. Para ver, peça pela página de contato.' },
    // Actor, time and subject must stay; the values may contain name and e-mail.
    erased: { anonymised: () => ({ before: null, after: null }), why: PROOF },
  },
  {
    table: mails,
    label: 'Cópias dos e-mails que enviamos a você',
    rows: ({ email }) => sql`lower(${mails.to}) = lower(${email})`,
    exported: { not: 'Você já os recebeu, e alguns têm links de uso único.' },
    erased: 'deleted',
  },
  {
    table: rate_limits,
    label: 'Contagem de tentativas',
    rows: ({ email, nickname }) =>
      or(
        sql`position(lower(${email}) in lower(${rate_limits.key})) > 0`,
        sql`split_part(lower(${rate_limits.key}), ':', 2) = lower(${nickname})`,
        sql`split_part(split_part(lower(${rate_limits.key}), ':', 2), '|', 1) = lower(${nickname})`,
      ),
    exported: { not: 'Some em minutos e só serve para barrar ataques.' },
    erased: 'deleted',
  },
]
