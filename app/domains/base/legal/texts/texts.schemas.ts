import { z } from 'zod'
import { Opened } from '#shared/opened.ts'
import { PageInput, pageOf } from '#shared/pagination.ts'
import { typedDayOr } from '#shared/typed-day.ts'

const id = z.number().int()

export const CurrentText = z.object({
  id,
  slug: z.string(),
  version: z.string(),
  summary: z.string(),
  body: z.string(),
  effective_at: z.date(),
})
export type CurrentText = z.infer<typeof CurrentText>

/** Published, not yet effective. */
export const UpcomingText = CurrentText.omit({ body: true })
export type UpcomingText = z.infer<typeof UpcomingText>

export const textStates = ['rascunho', 'agendada', 'vigente', 'anterior'] as const

export const TextVersion = UpcomingText.extend({
  effective_at: z.date().nullable(),
  published_at: z.date().nullable(),
  updated_at: z.date(),
  state: z.enum(textStates),
})
export type TextVersion = z.infer<typeof TextVersion>
export const TextVersionPage = pageOf(TextVersion)

export const TextDetail = TextVersion.extend({
  body: z.string(),
  can: z.object({ update: z.boolean() }),
})
export type TextDetail = z.infer<typeof TextDetail>

export const TextFilter = PageInput.extend({
  order_by: z.enum(['version', 'effective_at', 'updated_at']).default('effective_at'),
  published: z.enum(['true', 'false']).optional(),
})
export type TextFilter = z.infer<typeof TextFilter>

export const TextRef = z.object({ slug: z.string().min(1).max(100) })
export type TextRef = z.infer<typeof TextRef>

export const TextInput = z.object({
  version: z
    .string()
    .trim()
    .min(1, 'Dê um número à versão, como 2.1.')
    .max(20, 'Use no máximo 20 caracteres.')
    .regex(/^[0-9][0-9a-zA-Z.-]*$/, 'Comece com um número, como 2.1 ou 2026.1.'),
  summary: z.string().trim().max(500, 'Use no máximo 500 caracteres.').default(''),
  body: z.string().trim().min(1, 'Escreva o texto.').max(100_000, 'Use no máximo 100.000 caracteres.'),
})
export type TextInput = z.infer<typeof TextInput>

export const TextEdit = TextInput.extend({ opened: Opened })
export const TextChange = TextEdit.extend(TextRef.shape)
export type TextChange = z.infer<typeof TextChange>

export const TextPublication = TextRef.extend({
  effective_on: typedDayOr('Escolha o dia em que começa a valer.'),
})
export type TextPublication = z.infer<typeof TextPublication>
