export { deedsOf } from './causes/deeds.queries.ts'
export { addPrize, giveBack, lockPlayer, plays, spend, takePrize } from './ledger/entries.actions.ts'
export { rebuild } from './ledger/rebuild.actions.ts'
export { levelAt } from './levels/levels.queries.ts'
