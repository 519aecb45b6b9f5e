/** In which order products stand on the shelves: words of the URL. */
export const shelfOrders = [
  'relevancia',
  'mais_vendidos',
  'novidades',
  'menor_preco',
  'maior_preco',
  'melhor_avaliados',
] as const
export type ShelfOrder = (typeof shelfOrders)[number]
