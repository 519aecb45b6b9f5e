/** The steps of opening a store, after its name. Each is a form of its own: what was written stays. */
export const openingSteps = [
  { name: 'sobre', label: 'Sobre a loja' },
  { name: 'quem-vende', label: 'Quem vende' },
  { name: 'contato', label: 'Contato' },
  { name: 'politicas', label: 'Envios e trocas' },
  { name: 'revisar', label: 'Revisar e enviar' },
] as const
export type OpeningStep = (typeof openingSteps)[number]['name']

/** The step of an address; the first for what is none. */
export const stepOf = (said: string | null): OpeningStep =>
  openingSteps.find(({ name }) => name === said)?.name ?? 'sobre'

export const stepAfter = (step: OpeningStep): OpeningStep =>
  openingSteps[openingSteps.findIndex(({ name }) => name === step) + 1]?.name ?? 'revisar'
