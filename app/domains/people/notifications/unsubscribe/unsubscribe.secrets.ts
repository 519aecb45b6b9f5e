import { isSigned, type Keys, sign } from '#platform/keys.ts'

const signed = (user_id: number) => `unsubscribe:${user_id}`

/** The link in each mail of notices: it works without login and does nothing but end such mails. */
export const unsubscribeUrl = (keys: Keys, site: string, user_id: number) =>
  `${site}/notificacoes/cancelar?user=${user_id}&token=${sign(keys, signed(user_id))}`

export const isUnsubscribeToken = (keys: Keys, user_id: number, token: string) => isSigned(keys, signed(user_id), token)
