import { seedRoles } from '#domains/accounts/roles/roles.seed.ts'
import { seedCatalogues } from '#domains/catalogue/items/items.seed.ts'
import { seedTerms } from '#domains/legal/terms/terms.seed.ts'
import { seedPolicy } from '#domains/privacy/policy/policy.seed.ts'
import { seedShelves } from '#domains/products/products.seed.ts'
import type { Context } from '#platform/context.ts'

/** Rows that the site can't run without. */
export async function empty(tx: Context) {
  await seedRoles(tx)
  await seedTerms(tx)
  await seedPolicy(tx)
  await seedCatalogues(tx)
  await seedShelves(tx)
}
