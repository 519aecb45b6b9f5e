import type { BankAccountType, ReceiverState } from './receiver.kinds.ts'

const next: Record<ReceiverState, readonly ReceiverState[]> = {
  pendente: ['ativo', 'recusado'],
  ativo: ['suspenso'],
  suspenso: ['ativo'],
  // Another version is sent, which is looked at again.
  recusado: [],
}

export const canMoveReceiver = (from: ReceiverState, to: ReceiverState) => next[from].includes(to)

/** How long changed bank data waits: time for its owner to read the mail and protest. */
export const CHANGE_WAIT_HOURS = 24

export type BankData =
  | { means: 'conta'; branch: string; account: string; digit: string; type: BankAccountType }
  | { means: 'pix'; key: string }

/** What may be shown of it: the last digits. */
export function hintOf(bank: BankData): string {
  if (bank.means === 'conta') return `ag. ${hide(bank.branch, 2)} · conta ${hide(bank.account, 3)}-${bank.digit}`
  const [name = '', host] = bank.key.split('@')
  return host ? `${name.slice(0, 1)}•••@${host}` : hide(bank.key, 4)
}

const hide = (text: string, shown: number) => `•••${text.slice(-Math.min(shown, Math.max(1, text.length - 2)))}`
