/** Labels of account values for staff. */
export const typeWords = {
  grower: 'Grower',
  admin: 'Administração',
  acolhimento: 'Acolhimento',
  advogado: 'Advocacia',
  medico: 'Medicina',
  'engenheiro-agronomo': 'Agronomia',
} as const

export const stateWords = {
  active: 'Ativa',
  unverified: 'E-mail não confirmado',
  suspended: 'Suspensa',
  deleted: 'Apagada',
} as const

export const optionsOf = (words: Record<string, string>) =>
  Object.entries(words).map(([value, label]) => ({ value, label }))
