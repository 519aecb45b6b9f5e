/** The colour of an account's state. */
export const stateTones = { active: 'primary', unverified: 'amber', suspended: 'danger', deleted: 'neutral' } as const
