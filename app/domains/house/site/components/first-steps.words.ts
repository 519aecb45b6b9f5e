/** What there is already. */
export type Begun = { plant: boolean; space: boolean; reminder: boolean }

/** What the next step goes on from: the plant that was made. */
export type Ground = { id: number } | null

type Step = { key: keyof Begun; title: string; text: string; to: (plant: Ground) => string; button: string }

/** From a plant to its first reminder; each is ticked by what there is. Their forms come back here (`passos`). */
export const steps: Step[] = [
  {
    key: 'plant',
    title: 'Comece pela planta',
    text: 'Um nome e a fase em que está. Foto, se quiser.',
    to: () => '/cultivo/add-planta?passos=1',
    button: 'Adicionar a planta',
  },
  {
    key: 'space',
    title: 'Diga onde ela mora',
    text: 'A tenda, o armário ou o canteiro.',
    to: (plant) => `/cultivo/add-espaco?passos=1${plant ? `&planta=${plant.id}` : ''}`,
    button: 'Criar o espaço',
  },
  {
    key: 'reminder',
    title: 'Marque o primeiro lembrete',
    text: 'Regar, olhar as folhas: a gente lembra você no dia.',
    to: (plant) => `/cultivo/agenda/nova?passos=1${plant ? `&em=plant:${plant.id}` : ''}`,
    button: 'Criar o lembrete',
  },
]

/** The one to do next; the others may be done before it. */
export const nextStep = (begun: Begun) => steps.find(({ key }) => !begun[key]) ?? null
