import { seedCatalogues } from '#domains/base/catalogue/items/items.seed.ts'
import { seedTerms } from '#domains/base/legal/terms/terms.seed.ts'
import { seedCareAnswers, seedChatFaqs } from '#domains/care/process-chat/process-chat.seed.ts'
import { seedProcessDocumentKinds } from '#domains/care/process-documents/process-documents.seed.ts'
import { seedSigningTemplates } from '#domains/care/process-signing/process-signing.seed.ts'
import { seedProcessStatuses } from '#domains/care/processes/processes.seed.ts'
import { seedGameRules } from '#domains/game/points/points.seed.ts'
import { seedEventTypes } from '#domains/learning/events/events.seed.ts'
import { seedShelves } from '#domains/market/products/products.seed.ts'
import { seedRoles } from '#domains/people/accounts/roles/roles.seed.ts'
import { seedPolicy } from '#domains/people/privacy/policy/policy.seed.ts'
import { seedHelp } from '#domains/words/help/questions/help-questions.seed.ts'
import type { Context } from '#platform/context.ts'

/** Rows that the site can't run without. */
export async function empty(tx: Context) {
  await seedRoles(tx)
  await seedTerms(tx)
  await seedPolicy(tx)
  await seedCatalogues(tx)
  await seedShelves(tx)
  await seedEventTypes(tx)
  await seedGameRules(tx)
  await seedProcessStatuses(tx)
  await seedProcessDocumentKinds(tx)
  await seedChatFaqs(tx)
  await seedCareAnswers(tx)
  await seedSigningTemplates(tx)
  await seedHelp(tx)
}
