const phases: Record<string, string> = { semente: 'Semente', germinacao: 'Germinação' }

const NAMED = 3

/** 'Sabiá fica de fora: está em Semente.' */
export function leftOutWords(plants: { name: string; cycle?: string }[]): string {
  const who = namesOf(plants)
  const where = [...new Set(plants.map(({ cycle = '' }) => phases[cycle]))].join(' ou ')
  return plants.length === 1 ? `${who} fica de fora: está em ${where}.` : `${who} ficam de fora: estão em ${where}.`
}

/** 'Nanã fica de fora: já foi colhida.' */
export const cutWords = (plants: { name: string }[]) =>
  plants.length === 1
    ? `${namesOf(plants)} fica de fora: já foi colhida.`
    : `${namesOf(plants)} ficam de fora: já foram colhidas.`

function namesOf(plants: { name: string }[]): string {
  const names = plants.slice(0, NAMED).map(({ name }) => name)
  const rest = plants.length > NAMED ? `mais ${plants.length - NAMED}` : names.pop()
  return [names.join(', '), rest].filter(Boolean).join(' e ')
}
