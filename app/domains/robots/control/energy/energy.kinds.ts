/** How energy is known: a sensor of the robot; watts that its owner said; watts that its model estimates. Best first. */
export const energySources = ['medido', 'calculado', 'estimado'] as const
export type EnergySource = (typeof energySources)[number]
