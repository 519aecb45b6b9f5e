/** How many days the page shows, up to today. */
export const energyRanges = {
  '7d': { label: '7 dias', days: 7 },
  '30d': { label: '30 dias', days: 30 },
  '90d': { label: '90 dias', days: 90 },
} as const
export type EnergyRange = keyof typeof energyRanges
export const energyRangeNames = Object.keys(energyRanges) as [EnergyRange, ...EnergyRange[]]
