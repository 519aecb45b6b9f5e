/** Whether anybody may sell at once, or the store approves each. */
export const programmeModes = ['aberta', 'aprovacao'] as const
export type ProgrammeMode = (typeof programmeModes)[number]

export const MOST_COMMISSION_BPS = 8000
export const MOST_WINDOW_DAYS = 180
export const WINDOW_DAYS = 30
