export const adActs = ['impression', 'click'] as const
export type AdAct = (typeof adActs)[number]
