import { waitedForWords } from '#domains/care/processes/processes/process.words.ts'
import { formatDayTime } from '#shared/dates.ts'
import type { FormResult } from '#shared/form-result.ts'
import { plural } from '#shared/numbers.ts'
import type { ProcessCard } from './desk.schemas.ts'

/** The day of a defence, and what a process waits for: 'Espera por Cliente · 2 documentos a conferir · 1 mensagem nova'. */
export const waits = ({ waits_for, to_check, to_sign, unread, missing, set_for }: ProcessCard) =>
  [
    set_for ? `Defesa marcada para ${formatDayTime(set_for)}` : '',
    waits_for === 'ninguem' ? '' : `Espera por ${waitedForWords[waits_for]}`,
    to_check ? plural(to_check, 'documento a conferir', 'documentos a conferir') : '',
    to_sign ? plural(to_sign, 'documento a assinar', 'documentos a assinar') : '',
    missing ? plural(missing, 'documento falta', 'documentos faltam') : '',
    unread ? plural(unread, 'mensagem nova', 'mensagens novas') : '',
  ]
    .filter(Boolean)
    .join(' · ')

/** Why nothing was done with the marked ones: what was wrong with a field, else what was said. */
export const refusalIn = (answer: FormResult | undefined) =>
  Object.values(answer?.errors ?? {})[0]?.[0] ?? answer?.message
