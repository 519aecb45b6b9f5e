/** What there is already. */
export type Begun = { space: boolean; plant: boolean; update: boolean }

type Step = { key: keyof Begun; title: string; text: string; to: (plant: string | null) => string; button: string }

/** From nothing to a diary; each is ticked by what there is. */
export const steps: Step[] = [
  {
    key: 'space',
    title: 'Crie o espaço',
    text: 'A tenda, o armário ou o canteiro onde ela vive.',
    to: () => '/cultivo/add-espaco',
    button: 'Criar o espaço',
  },
  {
    key: 'plant',
    title: 'Adicione a planta',
    text: 'Um nome e a fase em que está. O resto pode vir depois.',
    to: () => '/cultivo/add-planta',
    button: 'Adicionar a planta',
  },
  {
    key: 'update',
    title: 'Anote a primeira vez',
    text: 'Uma rega, uma foto ou só o que você viu hoje.',
    to: (plant) => (plant ? `/cultivo/planta/${plant}/atualizacoes` : '/cultivo/add-planta'),
    button: 'Anotar agora',
  },
]

/** The one to do next: a plant may stand without a space, so that one is not asked for any more. */
export const nextStep = (begun: Begun) =>
  steps.find(({ key }) => !begun[key] && !(key === 'space' && begun.plant)) ?? null
