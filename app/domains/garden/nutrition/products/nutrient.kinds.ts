/**
 * What a product is in the mix, in the order in which it goes into the water: silicate alone and first, since it falls out
 * with calcium; calcium before what binds it; each part of the base by itself; pH last. Sources: ntro.it.com ('In what
 * order do I mix my nutrients?') and smarthydrolab.com ('How to mix hydroponic nutrient solution').
 */
export const mixParts = [
  { value: 'silicato', label: 'Silicato', why: 'Primeiro e sozinho: depois dele, o cálcio não vira pedra.' },
  { value: 'calmag', label: 'Cálcio e magnésio', why: 'Antes da base, com a água ainda limpa.' },
  {
    value: 'base-a',
    label: 'Base A, micro ou única',
    why: 'Uma parte de cada vez, nunca concentrado com concentrado.',
  },
  { value: 'base-b', label: 'Base B ou crescimento', why: 'Só depois de a anterior sumir na água.' },
  { value: 'base-c', label: 'Base C ou floração', why: 'Só depois de a anterior sumir na água.' },
  { value: 'aditivo', label: 'Aditivo', why: 'Com a base pronta, um por vez.' },
  { value: 'organico', label: 'Orgânico ou biológico', why: 'Perto do fim, longe do que é concentrado.' },
  { value: 'ph', label: 'Ajuste de pH', why: 'Por último: tudo o que entrou antes mexe no pH.' },
] as const

export type MixPart = (typeof mixParts)[number]['value']
export const mixPartNames = mixParts.map(({ value }) => value) as [MixPart, ...MixPart[]]
export const mixPartOf = (value: MixPart) => mixParts.find((one) => one.value === value) as (typeof mixParts)[number]
export const placeInMix = (value: MixPart) => mixPartNames.indexOf(value)

export const nutrientUnits = ['ml', 'g'] as const
export type NutrientUnit = (typeof nutrientUnits)[number]
/** 'acerto' counts what stands there; 'uso' follows from the journal. */
export const moveKinds = ['entrada', 'acerto', 'uso'] as const
/** The type of the items that are fertilizers (`stuff.kinds.ts`). */
export const FERTILIZER = 8
