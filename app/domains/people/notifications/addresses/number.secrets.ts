import { type Keys, sign } from '#platform/keys.ts'

/** Brazilian mobiles come back from WhatsApp with their ninth digit or without it. */
const withoutNinth = (phone: string) => phone.replace(/^(55\d{2})9(\d{8})$/, '$1$2')

const textOf = (phone: string) => `whatsapp-number:${withoutNinth(phone)}`

/** A number without the number: keyed, as all numbers of a country are hashed in an hour. */
export const hashNumber = (keys: Keys, phone: string) => sign(keys, textOf(phone))

/** As it may be kept: under each key that is still known. */
export const hashesOfNumber = (keys: Keys, phone: string) => keys.map((key) => sign([key], textOf(phone)))
