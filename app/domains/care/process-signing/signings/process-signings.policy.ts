import type { ProcessAccess } from '#domains/care/processes/processes/processes.policy.ts'
import type { Process } from '#domains/care/processes/processes/processes.table.ts'
import type { Party, SigningState } from './process-signing.kinds.ts'
import type { ProcessSigning } from './process-signings.table.ts'

type Of = Pick<ProcessSigning, 'compartment' | 'state'>

/** As whom somebody signs: the client, and a profession what is of its own compartment; nobody who was merely let in. */
export function partyOf({ role, own }: ProcessAccess, { compartment }: Pick<Of, 'compartment'>): Party | null {
  if (role === 'client') return 'cliente'
  return role === 'professional' && own === compartment ? 'profissional' : null
}

/** What waited when its process ended waits no more; opened again, it does. */
export const standing = ({ closed_at }: Pick<Process, 'closed_at'>, { state }: Pick<Of, 'state'>): SigningState =>
  closed_at && (state === 'cliente' || state === 'profissional') ? 'retirado' : state

/** Whose turn it is. */
export const signsNow = (access: ProcessAccess, signing: Of) => signing.state === partyOf(access, signing)

export const refuses = (access: ProcessAccess, signing: Of) =>
  signing.state === 'cliente' && partyOf(access, signing) === 'cliente'

/** Its own profession and the administration, while the client has not signed. */
export const mayWithdraw = (access: ProcessAccess, signing: Pick<Of, 'compartment'>) =>
  access.role === 'admin' || partyOf(access, signing) === 'profissional'
export const withdraws = (access: ProcessAccess, signing: Of) =>
  signing.state === 'cliente' && mayWithdraw(access, signing)
