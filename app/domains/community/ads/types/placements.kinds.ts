/** Places that pages have for ads: the code by which they find them, and where that is. */
export const placements = {
  'banca-topo': 'depois da primeira postagem da banca',
  'banca-meio': 'mais abaixo na banca',
  lateral: 'ao lado da banca, em telas largas',
  'fim-dos-cursos': 'no fim das páginas de cursos',
  'fim-da-copa': 'no fim da página da copa',
  'fim-do-blog': 'no fim do blog e de cada postagem dele',
} as const
export type Placement = keyof typeof placements

/** Where ads of this code appear; undefined when no page knows it. */
export const placeOf = (slug: string): string | undefined => placements[slug as Placement]
