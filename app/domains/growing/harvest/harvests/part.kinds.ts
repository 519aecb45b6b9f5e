/** Parts of a plant that are weighed by themselves while it dries. */
export const partNames = ['branch', 'sample'] as const
export type PartName = (typeof partNames)[number]
