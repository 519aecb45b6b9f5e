/** What a product of the demo world looks like in its drawn photos. */
export const productFamilies = [
  'painel', 'barra', 'lampada', 'timer', 'saco', 'garrafa', 'po', 'feltro', 'vaso', 'bandeja', 'estufa', 'exaustor',
  'ventilador', 'filtro', 'umidificador', 'caneta', 'termometro', 'balanca', 'gotejo', 'borrifador', 'tesoura', 'rede',
  'pote', 'livro', 'digital', 'curso', 'caixa', 'conversa', 'robo',
] as const // biome-ignore format: a list of words
export type ProductFamily = (typeof productFamilies)[number]
