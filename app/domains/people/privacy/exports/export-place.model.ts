export const EXPORTS = 'exports'

/** Storage key of an export of any kind. */
export const placeOfExport = (uuid: string) => `${EXPORTS}/${uuid}`
