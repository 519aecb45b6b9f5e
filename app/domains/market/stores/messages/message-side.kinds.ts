export const messageSides = ['buyer', 'store'] as const
export type MessageSide = (typeof messageSides)[number]
