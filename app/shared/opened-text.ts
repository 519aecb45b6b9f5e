/** `opened` as a form carries it: what was empty is said to be, or it could not be told from what is not in the form. */
export const openedText = (fields: object) => JSON.stringify(fields, (_name, value) => value ?? null)
