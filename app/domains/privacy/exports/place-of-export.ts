export const EXPORTS = 'exports'

/** Where a copy lies in the store. */
export const placeOfExport = (uuid: string) => `${EXPORTS}/${uuid}.zip`
