import { keepCookie } from '../document/keep-cookie.ts'

/** Whether these cookies say that the visitor is of age. */
export const saidOfAge = (cookies: string) => /(^|; )grower_adult=true/.test(cookies)

/** Keeps that answer in this browser, for a year. */
export const keepOfAge = () => keepCookie('grower_adult', 'true')
