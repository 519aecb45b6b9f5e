import { isSigned, type Keys, sign } from '#platform/keys.ts'

const signed = (user_id: number) => `newsletter:${user_id}`

/** The link in each mail: without login it ends such mails, and does nothing else. */
export const leaveUrl = (keys: Keys, site: string, user_id: number) =>
  `${site}/blog/newsletter/sair?user=${user_id}&token=${sign(keys, signed(user_id))}`

export const isLeaveToken = (keys: Keys, user_id: number, token: string) => isSigned(keys, signed(user_id), token)
