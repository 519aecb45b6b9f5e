import type { ProductKind } from '#domains/market/products/types/product-type.kinds.ts'

/** How what was bought comes to its buyer. */
export const deliveryWords: Record<ProductKind, string> = {
  fisico: 'Vai embalado até você, ou você retira quando a loja oferece.',
  digital: 'É um arquivo: você baixa em Pedidos assim que o pagamento entra. Não tem frete.',
  curso: 'São aulas: você entra na turma assim que o pagamento entra. Não tem frete.',
  assinatura: 'Chega de novo a cada período, até você cancelar. O cancelamento vale para o próximo período.',
  consultoria: 'É uma conversa: depois do pagamento você combina o dia com a loja. Não tem frete.',
}

/** What of a variant is left: said when it is nearly nothing. */
export function stockWords(left: number | null): string | null {
  if (left === null) return null
  if (left <= 0) return 'Esgotado'
  if (left === 1) return 'Resta 1'
  return left <= 5 ? `Restam ${left}` : 'Em estoque'
}
