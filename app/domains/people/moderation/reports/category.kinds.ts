/** The community's rules, as whoever reports names the one that was broken. */
export const reportCategories = [
  'spam',
  'odio',
  'assedio',
  'venda_proibida',
  'menor_de_idade',
  'dado_pessoal',
  'violencia',
  'outra',
] as const
export type ReportCategory = (typeof reportCategories)[number]
