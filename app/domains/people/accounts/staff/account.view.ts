/** Colour of each account state. */
export const stateTones = { active: 'primary', unverified: 'amber', suspended: 'danger', deleted: 'neutral' } as const
