import { answers, type Sure } from '#shared/sure.ts'
import { invalidField } from './errors.ts'

/**
 * What is probably a slip of the finger is asked about once: refused beside `sure`, whose box (`SureField`) comes with
 * the question, and taken when it is ticked. It blocks nobody, and works without scripts.
 */
export function demandSure(sure: Sure | undefined, question: string) {
  if (!sure) throw invalidField('sure', question)
}

/** The same, when a yes to another question, or to this one as it was before something changed, is none. */
export function demandRead(sure: Sure | undefined, question: string) {
  if (!answers(sure, question)) throw invalidField('sure', question)
}
