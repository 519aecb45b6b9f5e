export const accountsRouter = {}
