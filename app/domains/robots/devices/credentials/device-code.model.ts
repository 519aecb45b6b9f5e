/** Crockford's base 32: no I, L, O, U, which are misread on a label. */
export const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

export const serialPattern = /^GZ[0-9A-HJKMNP-TV-Z]{8}$/
export const claimCodePattern = /^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/

/** What is typed: upper case, letters that look like a digit are one, and GZ may be left out. */
export function asSerial(typed: string) {
  const signs = readable(typed)
  return signs.length === 8 && !signs.startsWith('GZ') ? `GZ${signs}` : signs
}

export const asClaimCode = (typed: string) => readable(typed).replace(/^(.{4})(.+)$/, '$1-$2')

const readable = (typed: string) =>
  typed
    .toUpperCase()
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1')
    .replaceAll('U', 'V')
    .replaceAll(/[^0-9A-Z]/g, '')
