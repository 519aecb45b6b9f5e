/** A file is read, matched and looked at before anything is written; undone it may be imported again. */
export const importStates = ['colunas', 'conferir', 'importando', 'pronta', 'desfazendo', 'desfeita'] as const
export type ImportState = (typeof importStates)[number]

/** What keeps the same file from coming again. */
export const takenStates = ['importando', 'pronta', 'desfazendo'] as const

export const isUnderWay = (state: ImportState) => state === 'importando' || state === 'desfazendo'
