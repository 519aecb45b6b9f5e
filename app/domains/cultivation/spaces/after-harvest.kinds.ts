import type { SpaceCard } from './spaces.schemas.ts'

/** Where nothing grows: what is cut dries here, and cures here in jars. No lamps are expected, no leaf cools the air. */
export const afterHarvestKinds = ['secagem', 'cura'] as const satisfies SpaceCard['kind'][]

export const isAfterHarvest = (kind: SpaceCard['kind']) => afterHarvestKinds.some((one) => one === kind)
