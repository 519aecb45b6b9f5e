import { answers, type Sure } from '#shared/sure.ts'
import { AppError } from './errors.ts'

/**
 * What is probably a slip of the finger is asked about once: refused beside `sure`, whose box (`SureField`) comes with
 * the question, and taken when it is ticked. It blocks nobody, and works without scripts.
 */
export function demandSure(sure: Sure | undefined, question: string) {
  if (!sure) throw asked(question)
}

/** The same, when a yes to another question, or to this one as it was before something changed, is none. */
export function demandRead(sure: Sure | undefined, question: string) {
  if (!answers(sure, question)) throw asked(question)
}

const asked = (question: string) => new AppError('invalid', 'Falta a sua resposta.', { errors: { sure: [question] } })
