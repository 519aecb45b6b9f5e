import type { EnergySource } from './energy.kinds.ts'

/** How energy is known. */
export const energySourceWords: Record<EnergySource, { label: string; how: string }> = {
  medido: { label: 'medido', how: 'pelo sensor de potência do robô' },
  calculado: { label: 'calculado', how: 'com os watts que você disse' },
  estimado: { label: 'estimado', how: 'com os watts do modelo' },
}
