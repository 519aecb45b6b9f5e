/** andando → terminado; pausado is resumed; cancelado ends it before its time. */
export const rolloutStates = ['andando', 'pausado', 'terminado', 'cancelado'] as const
export type RolloutState = (typeof rolloutStates)[number]
export const liveRolloutStates = ['andando', 'pausado'] as const satisfies readonly RolloutState[]

/** Who or what paused it: staff, too many failures, or the version was withdrawn. */
export const pauseCauses = ['staff', 'failures', 'withdrawn'] as const
export type PauseCause = (typeof pauseCauses)[number]

/** How far a robot is: oferecida → baixando → verificada → aplicando, then one of the ends. */
export const rolloutSteps = [
  'oferecida',
  'baixando',
  'verificada',
  'aplicando',
  'confirmada',
  'falhou',
  'voltou',
] as const
export type RolloutStep = (typeof rolloutSteps)[number]
export const endSteps = ['confirmada', 'falhou', 'voltou'] as const satisfies readonly RolloutStep[]
export const failedSteps = ['falhou', 'voltou'] as const satisfies readonly RolloutStep[]
