export const documentKinds = ['prescription', 'anvisa', 'habeas_corpus', 'identity', 'other'] as const
export type DocumentKind = (typeof documentKinds)[number]
