import type { IconName } from '#ui/components/icon-names.ts'
import type { SpaceCard } from './spaces.schemas.ts'

type Kind = { value: SpaceCard['kind']; label: string; icon: IconName }

/** The kinds of space, with pt-BR labels. */
export const spaceKinds: Kind[] = [
  { value: 'tenda', label: 'Tenda', icon: 'tent' },
  { value: 'armario', label: 'Armário', icon: 'box' },
  { value: 'quarto', label: 'Quarto', icon: 'house' },
  { value: 'estufa', label: 'Estufa', icon: 'flower-2' },
  { value: 'externo', label: 'Ao ar livre', icon: 'sun' },
  { value: 'secagem', label: 'Secagem', icon: 'wind' },
  { value: 'cura', label: 'Cura', icon: 'milk' },
]

export const kindOf = (kind: SpaceCard['kind']) => spaceKinds.find(({ value }) => value === kind) as Kind

/** Kinds without living plants: drying, and curing in jars. No lamps, and no leaf that cools the air. */
export const afterHarvestKinds = ['secagem', 'cura'] as const satisfies SpaceCard['kind'][]

export const isAfterHarvest = (kind: SpaceCard['kind']) => afterHarvestKinds.some((one) => one === kind)
