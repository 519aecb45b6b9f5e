/** Phases of plants that are cut. */
export const cutPhases: readonly string[] = ['colheita', 'secagem', 'cura']
