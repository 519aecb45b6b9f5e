import { z } from 'zod'
import { MOST_PARTS } from '#shared/mosaic.ts'
import { rowId } from '#shared/row-id.ts'

const outside = 'A parte precisa ficar dentro da foto.'
const empty = 'Informe um tamanho maior que zero.'
const place = z.number().min(0, outside).max(1, outside)
const size = z.number().gt(0, empty).max(1, outside)
/** Tolerance for floating-point sums of typed and computed fractions. */
const WHOLE = 1.000001

/** A rectangle to hide, in fractions (0 to 1) of the photo as displayed. */
export const HiddenPart = z
  .object({ x: place, y: place, width: size, height: size })
  .refine(({ x, width }) => x + width <= WHOLE, { path: ['width'], message: outside })
  .refine(({ y, height }) => y + height <= WHOLE, { path: ['height'], message: outside })

export const PhotoId = z.object({ id: rowId })

export const HideParts = PhotoId.extend({
  parts: z
    .array(HiddenPart)
    .min(1, 'Marque o que quer esconder.')
    .max(MOST_PARTS, `Esconda no máximo ${MOST_PARTS} partes de uma vez.`),
})
export type HideParts = z.infer<typeof HideParts>
