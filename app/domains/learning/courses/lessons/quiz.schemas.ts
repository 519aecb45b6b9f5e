import { z } from 'zod'

const OPTIONS = 6

/** Rows of a form that nobody filled in. */
function withoutEmptyEnd(value: unknown) {
  if (!Array.isArray(value)) return value
  const last = value.findLastIndex((one) => typeof one === 'string' && one.trim() !== '')
  return value.slice(0, last + 1)
}

/** A question with its right answers, as its teacher has it: never sent to who answers. */
export const QuizQuestion = z
  .object({
    text: z.string().trim().min(1, 'Escreva a pergunta.').max(500),
    options: z.preprocess(
      withoutEmptyEnd,
      z
        .array(z.string({ error: 'Escreva a alternativa.' }).trim().min(1, 'Escreva a alternativa.').max(300), {
          error: 'Dê ao menos duas alternativas.',
        })
        .min(2, 'Dê ao menos duas alternativas.')
        .max(OPTIONS),
    ),
    /** Places in `options`, from 0. */
    right: z
      .array(
        z
          .number()
          .int()
          .min(0)
          .max(OPTIONS - 1),
        { error: 'Marque a alternativa certa.' },
      )
      .min(1, 'Marque a alternativa certa.'),
    /** Read after answering. */
    explanation: z.string().trim().max(1000).default(''),
  })
  .superRefine(({ options, right }, ctx) => {
    // Said at the option that is ticked and empty.
    for (const at of right.filter((one) => one >= options.length))
      ctx.addIssue({ code: 'custom', path: ['options', at], message: 'Escreva esta alternativa, ou desmarque.' })
  })
export type QuizQuestion = z.infer<typeof QuizQuestion>
