import type { Context } from '#platform/context.ts'
import { isSigned, sign } from '#platform/keys.ts'

const words = (uuid: string) => `lead:${uuid}`

/** By which whoever reads the mail sees what was left, and takes it back: without login, and for as long as it is kept. */
export const leadLink = ({ env }: Context, uuid: string) =>
  `${env.site.url}/contato/${uuid}/apagar?token=${sign(env.keys, words(uuid))}`

export const isLeadToken = ({ env }: Context, uuid: string, token: string) => isSigned(env.keys, words(uuid), token)
