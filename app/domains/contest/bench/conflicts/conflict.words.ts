import type { ConflictReason } from './conflict.kinds.ts'

/** For the cup's staff alone. */
export const conflictWords: Record<ConflictReason, string> = {
  own: 'é o próprio redondo',
  address: 'moram no mesmo endereço',
  store: 'são da mesma loja',
  partner: 'são parceiros em uma loja',
  teacher: 'um é aluno do outro',
  follows: 'seguem um ao outro',
  order: 'um já comprou do outro',
}
