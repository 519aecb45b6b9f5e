import { z } from 'zod'
import { typedBps } from '../typed-bps.form.ts'
import { programmeModes } from './programme.kinds.ts'

/** A programme as it is typed: the commission in percent. */
export const ProgrammeTyped = z.object({
  product: z.string().optional(),
  mode: z.enum(programmeModes, { error: 'Escolha como as pessoas entram.' }),
  bps: typedBps,
  window_days: z.number('Escreva quantos dias.'),
  text: z.string().default(''),
  materials: z.string().default(''),
})
