import { ownedGenetics } from '#domains/garden/genetics/index.ts'
import { GeneticRef } from '#domains/garden/genetics/library/genetics.schemas.ts'
import { login } from '#platform/procedure.ts'
import { grownOf } from './grown.queries.ts'
import { Grown } from './grown.schemas.ts'

export const grownApi = {
  show: login.get(
    '/v1/plan-cultivation/genetic/{id_or_slug}/grown',
    'O que a comunidade colheu de uma genética, só de plantas públicas',
    GeneticRef,
    Grown,
    async (ctx, { id_or_slug }) => grownOf(ctx, (await ownedGenetics.find(ctx, id_or_slug)).id),
  ),
}
