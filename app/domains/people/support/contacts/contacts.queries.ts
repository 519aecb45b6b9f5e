import { and, eq } from 'drizzle-orm'
import { users } from '#domains/people/accounts/users/users.table.ts'
import type { Context } from '#platform/context.ts'
import { demandSameContent } from '#platform/owned/find-by-key.ts'
import type { ContactInput, ContactReceipt } from './contacts.schemas.ts'
import { contact_messages } from './contacts.table.ts'

/** Where somebody is answered: who has an account at its own address, which alone is proved to be theirs. */
export async function answerAddress(
  { db }: Context,
  user_id: number | null | undefined,
  typed: string,
): Promise<string> {
  if (!user_id) return typed
  const [account] = await db.select({ email: users.email }).from(users).where(eq(users.id, user_id))
  return account?.email ?? typed
}

/** The receipt of the same form when it was submitted before. @throws conflict when its key brought other words, or was another's. */
export async function receiptOf(
  { db, viewer }: Context,
  { email, idempotency_key, ...content }: ContactInput,
): Promise<ContactReceipt | undefined> {
  if (!idempotency_key) return undefined
  const same = and(eq(contact_messages.email, email), eq(contact_messages.idempotency_key, idempotency_key))
  const [made] = await db.select().from(contact_messages).where(same)
  if (!made) return undefined
  demandSameContent(made, { ...content, user_id: viewer?.id ?? null })
  return { uuid: made.uuid, protocol: made.protocol, email }
}
