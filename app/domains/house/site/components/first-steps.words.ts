/** What there is already. */
export type Begun = { space: boolean; plant: boolean; update: boolean }

/** What the next step goes on from: the slug of the plant, the id of the only space. */
export type Ground = { plant: string | null; space: number | null }

type Step = { key: keyof Begun; title: string; text: string; to: (ground: Ground) => string; button: string }

/** From nothing to a diary; each is ticked by what there is. Their forms come back here (`passos`). */
export const steps: Step[] = [
  {
    key: 'space',
    title: 'Crie o espaço',
    text: 'A tenda, o armário ou o canteiro onde ela vive.',
    to: () => '/cultivo/add-espaco?passos=1',
    button: 'Criar o espaço',
  },
  {
    key: 'plant',
    title: 'Adicione a planta',
    text: 'Um nome e a fase em que está. O resto pode vir depois.',
    to: ({ space }) => `/cultivo/add-planta?passos=1${space ? `&espaco=${space}` : ''}`,
    button: 'Adicionar a planta',
  },
  {
    key: 'update',
    title: 'Anote a primeira vez',
    text: 'Uma rega, uma foto ou só o que você viu hoje.',
    to: ({ plant }) => (plant ? `/cultivo/planta/${plant}/atualizacoes` : '/cultivo/add-planta?passos=1'),
    button: 'Anotar agora',
  },
]

/** The one to do next: a plant may stand without a space, so that one is not asked for any more. */
export const nextStep = (begun: Begun) =>
  steps.find(({ key }) => !begun[key] && !(key === 'space' && begun.plant)) ?? null
