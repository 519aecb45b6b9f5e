import { invalidField } from './errors.ts'

/**
 * What is probably a slip of the finger is asked about once: refused beside `sure`, whose box (`SureField`) comes with
 * the question, and taken when it is ticked. It blocks nobody, and works without scripts.
 */
export function demandSure(sure: boolean | undefined, question: string) {
  if (!sure) throw invalidField('sure', question)
}
