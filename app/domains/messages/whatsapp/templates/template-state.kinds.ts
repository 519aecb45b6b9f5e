/** What Meta says of a template; `draft` until it is found there, `differs` when it has other words under the name. */
export const templateStates = ['draft', 'differs', 'submitted', 'approved', 'paused', 'refused'] as const
export type TemplateState = (typeof templateStates)[number]

const known: Record<string, TemplateState> = {
  APPROVED: 'approved',
  PENDING: 'submitted',
  IN_APPEAL: 'submitted',
  REJECTED: 'refused',
  PAUSED: 'paused',
  FLAGGED: 'approved',
  REINSTATED: 'approved',
}

/** Meta's word as ours; what we don't know, or is disabled, may not be sent. */
export const templateStateOf = (status: string): TemplateState => known[status.toUpperCase()] ?? 'refused'
