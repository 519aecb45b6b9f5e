/** A draft can be deleted; what was published is only withdrawn. */
export const firmwareStates = ['rascunho', 'publicada', 'retirada'] as const
export type FirmwareState = (typeof firmwareStates)[number]
