import { z } from 'zod'
import { iconNames } from '#ui/components/icon-names.ts'

/** One of the site's own icons, or none. */
export const IconChoice = z
  .string()
  .max(40)
  .refine((name) => (iconNames as readonly string[]).includes(name), 'Escolha um dos ícones da lista.')
  .nullable()
  .default(null)
