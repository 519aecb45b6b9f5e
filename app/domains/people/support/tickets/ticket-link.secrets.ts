import type { Context } from '#platform/context.ts'
import { isSigned, sign } from '#platform/keys.ts'

const words = (uuid: string) => `ticket:${uuid}`

/** The conversation in the account of who wrote. */
export const ticketPath = (uuid: string) => `/perfil/tickets/${uuid}`

/** URL of the conversation: in the account, or for a visitor with a token that only their mail contains. */
export function ticketLink({ env }: Context, { uuid, user_id }: { uuid: string; user_id: number | null }) {
  return user_id === null
    ? `${env.site.url}/contato/${uuid}?token=${sign(env.keys, words(uuid))}`
    : env.site.url + ticketPath(uuid)
}

export const isTicketToken = ({ env }: Context, uuid: string, token: string | undefined) =>
  !!token && isSigned(env.keys, words(uuid), token)
