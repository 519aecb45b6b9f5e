import { asClaimCode, asSerial, claimCodePattern, serialPattern } from '../credentials/device-code.model.ts'

export type Claim = { serial: string; code: string }

/** The address in a robot's QR code: opened by any camera, it is the form, filled in. */
export const claimPath = ({ serial, code }: Claim) => `/ganza/vincular-ganza/${serial}/vinculo-qrcode?codigo=${code}`

/** What a scanned QR code holds: number and code of a robot, or why not. `origin` is this site's. */
export function readClaim(text: string, origin: string): Claim | { wrong: 'other_site' | 'no_robot' } {
  const url = URL.canParse(text.trim()) ? new URL(text.trim()) : null
  if (url && /^https?:$/.test(url.protocol) && url.origin !== origin) return { wrong: 'other_site' }
  const [typed = '', code = ''] = url
    ? [url.pathname.match(/^\/ganza\/vincular-ganza\/([^/]+)/)?.[1], url.searchParams.get('codigo') ?? '']
    : text.trim().split(/[\s;,|]+/)
  const claim = { serial: asSerial(typed), code: asClaimCode(code) }
  return serialPattern.test(claim.serial) && claimCodePattern.test(claim.code) ? claim : { wrong: 'no_robot' }
}
