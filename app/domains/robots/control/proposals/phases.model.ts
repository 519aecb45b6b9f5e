/** Cycles that live under the same light and air: a seedling takes what a bush takes, but no flowering plant takes 18 h. */
const alike = [
  ['semente', 'germinacao', 'vegetativo'],
  ['floracao', 'colheita'],
  ['secagem', 'cura'],
]
const kindOf = (cycle: string) => alike.findIndex((cycles) => cycles.includes(cycle))

/** Whether what is right for one cycle is for the other; of a cycle that the staff added nobody knows. */
const getOn = (a: string, b: string) => a === b || [kindOf(a), kindOf(b)].includes(-1) || kindOf(a) === kindOf(b)

/** Whether plants of a cycle grow: what is cut dries in the dark. */
export const needsLight = (cycle: string) => [0, 1].includes(kindOf(cycle))

/** Whether plants of a cycle flower, under nights of twelve hours. */
export const flowers = (cycle: string) => kindOf(cycle) === kindOf('floracao')

/** Whether a plant in a cycle takes what a mode does. */
export const takes = (mode: { cycles: string[] }, cycle: string) => mode.cycles.some((one) => getOn(one, cycle))

/** Whether plants in these cycles need different light or air. */
export const isMixed = (cycles: string[]) => cycles.some((a) => cycles.some((b) => !getOn(a, b)))
