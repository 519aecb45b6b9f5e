import { readNoticesAt } from '#domains/people/notifications/index.ts'
import { countLeads, listQueue, showTicket } from '#domains/people/support/index.ts'
import { readsLeadsOf, receptionLanding, receptionPath } from '#domains/people/support/tickets/tickets.policy.ts'
import type { Viewer } from '#platform/access/viewer.ts'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import type { CareContactFilter, CareContactRef } from './contacts.schemas.ts'

/** Who answers whoever asks for contact on the page of Comunidade 360: its reception, and the team of all contacts. */
export const answersContacts = (viewer: Viewer) => readsLeadsOf(viewer, receptionLanding)

export function demandAnswers({ viewer }: Context) {
  if (!answersContacts(viewer)) throw new AppError('not_found', 'Esta lista não é sua.')
}

export const contactsWaiting = (ctx: Context) =>
  answersContacts(ctx.viewer) ? countLeads(ctx, receptionLanding) : null

/** Who asked for contact on that page, who waits longest first. */
export async function listContacts(ctx: Context, filter: CareContactFilter) {
  demandAnswers(ctx)
  return listQueue(ctx, { ...filter, landing: receptionLanding })
}

export async function showContact(ctx: Context, { uuid }: CareContactRef) {
  demandAnswers(ctx)
  const ticket = await showTicket(ctx, { uuid })
  if (ticket.staff?.lead?.landing !== receptionLanding) throw new AppError('not_found', 'Não encontramos esse pedido.')
  await readNoticesAt(ctx, receptionPath(uuid))
  return ticket
}
