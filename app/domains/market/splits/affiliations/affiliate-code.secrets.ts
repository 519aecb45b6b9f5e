import { randomInt } from 'node:crypto'

/** Letters and digits that nobody takes for one another. */
const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/** Eight of them: a trillion codes, so that none is found by trying. */
export const newAffiliateCode = () => Array.from({ length: 8 }, () => letters[randomInt(letters.length)]).join('')
