const phases: Record<string, string> = { semente: 'Semente', germinacao: 'Germinação' }

const NAMED = 3

/** 'Sabiá fica de fora: está em Semente.' */
export function leftOutWords(plants: { name: string; cycle?: string }[]): string {
  const names = plants.slice(0, NAMED).map(({ name }) => name)
  const rest = plants.length > NAMED ? `mais ${plants.length - NAMED}` : names.pop()
  const who = [names.join(', '), rest].filter(Boolean).join(' e ')
  const where = [...new Set(plants.map(({ cycle = '' }) => phases[cycle]))].join(' ou ')
  return plants.length === 1 ? `${who} fica de fora: está em ${where}.` : `${who} ficam de fora: estão em ${where}.`
}
