import type { ShelfOrder } from './shelf-order.kinds.ts'

export const orderNames: Record<ShelfOrder, string> = {
  relevancia: 'Mais relevantes',
  mais_vendidos: 'Mais vendidos',
  novidades: 'Novidades',
  menor_preco: 'Menor preço',
  maior_preco: 'Maior preço',
  melhor_avaliados: 'Melhor avaliados',
}
