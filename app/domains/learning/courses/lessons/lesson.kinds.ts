export const lessonKinds = ['video', 'texto', 'quiz', 'ao_vivo', 'material', 'tarefa'] as const
export type LessonKind = (typeof lessonKinds)[number]

export const lessonStates = ['rascunho', 'publicada'] as const

/** Phases of a plant that open a class (`cycle.kinds`), as pupils read them. */
export const lessonPhases = ['germinacao', 'vegetativo', 'floracao'] as const
export type LessonPhase = (typeof lessonPhases)[number]
