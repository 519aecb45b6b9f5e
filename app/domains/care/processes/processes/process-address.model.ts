import type { Area } from './process.kinds.ts'

/** For who reads it, whatever their area: it leads on to there. */
export const processUrl = (token: string) => `/comunidade-360/processo/${token}`

/** A process in an area, with what follows: '/documentos'. */
export const processPath = (area: Area, token: string, more = '') => `/comunidade-360/${area}/processo/${token}${more}`
