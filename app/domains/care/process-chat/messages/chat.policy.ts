import type { ProcessAccess } from '#domains/care/processes/processes/processes.policy.ts'
import { type Audience, audiences } from './chat-audience.kinds.ts'

/**
 * Conversations that somebody reads: the client and the administration all, a profession that with all and its own. What the
 * client shares are documents, never a conversation.
 */
export function readsOf({ role, own }: ProcessAccess): Audience[] {
  if (role === 'client' || role === 'admin') return [...audiences]
  return role === 'professional' && own ? ['todos', own] : []
}

/** The administration reads and does not write: it is no part of the team. */
export const writesTo = (access: ProcessAccess): Audience[] => (access.role === 'admin' ? [] : readsOf(access))
