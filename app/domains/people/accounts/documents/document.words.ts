import type { DocumentKind } from './document.kinds.ts'

/** Labels in pt-BR. */
export const kindNames: Record<DocumentKind, string> = {
  prescription: 'Receita',
  anvisa: 'Autorização da Anvisa',
  habeas_corpus: 'Habeas corpus ou salvo-conduto',
  report: 'Laudo médico',
  identity: 'Documento de identidade',
  other: 'Outro documento',
}
