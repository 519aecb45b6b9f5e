export const legalRouter = {}
