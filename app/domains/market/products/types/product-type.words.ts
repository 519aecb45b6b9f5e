import type { ProductKind } from './product-type.kinds.ts'

export const productKindNames: Record<ProductKind, string> = {
  fisico: 'Físico',
  digital: 'Digital',
  curso: 'Curso',
  assinatura: 'Assinatura',
  consultoria: 'Consultoria',
}

/** What it means for whoever sells it. */
export const productKindTexts: Record<ProductKind, string> = {
  fisico: 'Vai embalado: tem estoque, peso e medidas, e o frete entra na conta.',
  digital: 'Um arquivo que a pessoa baixa depois de pagar.',
  curso: 'Aulas. Quem compra entra na turma.',
  assinatura: 'Vai embalado de novo a cada período, enquanto a pessoa quiser.',
  consultoria: 'Uma conversa marcada com quem entende.',
}
