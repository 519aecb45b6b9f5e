export const surveyStates = ['draft', 'open', 'closed'] as const
export type SurveyState = (typeof surveyStates)[number]

/** Who is asked; always people with an account. */
export const audiences = ['everyone', 'with_plants', 'newcomers'] as const
export type Audience = (typeof audiences)[number]

/** How many days somebody counts as new. */
export const NEWCOMER_DAYS = 30

export const questionKinds = ['single', 'multiple', 'scale_10', 'scale_5', 'text'] as const
export type QuestionKind = (typeof questionKinds)[number]

/** First and last value of a scale. */
export const scales = { scale_10: [0, 10], scale_5: [1, 5] } as const

export const hasOptions = (kind: QuestionKind) => kind === 'single' || kind === 'multiple'
export const isScale = (kind: QuestionKind): kind is keyof typeof scales => kind in scales

/** Every value of a scale, from the lowest. */
export function stepsOf(kind: keyof typeof scales): number[] {
  const [from, to] = scales[kind]
  return Array.from({ length: to - from + 1 }, (_, i) => from + i)
}
