/** For whom it waits, or how it ended. */
export const signingStates = ['cliente', 'profissional', 'assinado', 'recusado', 'retirado'] as const
export type SigningState = (typeof signingStates)[number]

export const parties = ['cliente', 'profissional'] as const
export type Party = (typeof parties)[number]

export const MOST_TEXT = 20_000
/** A drawn signature is lines between whole points of this sheet. */
export const DRAWN = { width: 600, height: 200, most: 20_000 }
