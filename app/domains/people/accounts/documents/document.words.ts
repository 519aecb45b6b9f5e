import type { DocumentKind } from './document.kinds.ts'

/** Labels in pt-BR. */
export const kindNames: Record<DocumentKind, string> = {
  prescription: 'Receita',
  anvisa: 'Autorização da Anvisa',
  habeas_corpus: 'Habeas corpus (HC)',
  identity: 'Documento de identidade',
  other: 'Outro documento',
}
