export const documentKinds = ['prescription', 'anvisa', 'habeas_corpus', 'report', 'identity', 'other'] as const
export type DocumentKind = (typeof documentKinds)[number]
