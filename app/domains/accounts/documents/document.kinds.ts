export const documentKinds = ['prescription', 'anvisa', 'habeas_corpus', 'identity', 'other'] as const
export type DocumentKind = (typeof documentKinds)[number]

/** As people call them. */
export const kindNames: Record<DocumentKind, string> = {
  prescription: 'Receita',
  anvisa: 'Autorização da Anvisa',
  habeas_corpus: 'Habeas corpus (HC)',
  identity: 'Documento de identidade',
  other: 'Outro documento',
}
