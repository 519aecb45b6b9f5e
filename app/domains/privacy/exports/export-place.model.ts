export const EXPORTS = 'exports'

/** Where a copy lies in the store, whatever it is. */
export const placeOfExport = (uuid: string) => `${EXPORTS}/${uuid}`
