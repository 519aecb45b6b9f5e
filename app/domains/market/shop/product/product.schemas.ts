import { z } from 'zod'
import { PageInput } from '#shared/pagination.ts'
import { rowId } from '#shared/row-id.ts'

/** What the URL of a product's page says: which variant, how many, where to, which reviews. */
export const ProductPageFilter = z.object({
  opcao: rowId.optional(),
  quantidade: z.coerce.number().int().min(1).max(50).default(1),
  cep: z.string().max(12).optional(),
  page: PageInput.shape.page,
  stars: z.coerce.number().int().min(1).max(5).optional(),
})
