import { cookieOf } from '#platform/http/credentials.ts'

const cookie = 'grower_tarifa'
const YEAR = 31_536_000

/** Adds the tariff last saved in a cookie of this device, unless the URL has one. */
export function withSavedTariff(params: URLSearchParams, request: Request) {
  const kept = cookieOf(request.headers.get('cookie'), cookie)
  if (params.has('tariff') || !kept || !/^\d{1,2}(\.\d{1,6})?$/.test(kept)) return params
  const all = new URLSearchParams(params)
  all.set('tariff', kept.replace('.', ','))
  return all
}

/** Set-Cookie header that saves a typed tariff for a year. */
export function tariffCookie(tariff: number | undefined, request: Request): HeadersInit {
  const text = tariff === undefined ? undefined : String(Math.round(tariff * 1_000_000) / 1_000_000)
  if (text === undefined || cookieOf(request.headers.get('cookie'), cookie) === text) return {}
  return { 'set-cookie': `${cookie}=${text}; Path=/cultivo; Max-Age=${YEAR}; SameSite=Lax; HttpOnly` }
}
