const feminine = /(?:ção|são|gem|dade|a)$/
/** They end like those of the other gender, or are no nouns ('Espera por', 'Para quem'). */
const masculine = new Set(['dia', 'espera', 'mapa', 'para', 'precisa', 'problema', 'programa', 'sistema', 'tema'])
const others = new Set(['fase', 'tag'])

/** What a filter says that narrows nothing, beside its label: 'Situação: Todas', 'Modelo: Todos'. */
export function allOf(label: string): 'Todas' | 'Todos' {
  const word = label.split(' ', 1)[0]?.toLowerCase() ?? ''
  return others.has(word) || (feminine.test(word) && !masculine.has(word)) ? 'Todas' : 'Todos'
}
