export { ownedGenetics } from './library/genetics.owned.ts'
export { visibleIn as geneticsVisibleIn } from './library/genetics.policy.ts'
export { geneticNamed } from './library/genetics.queries.ts'
export { findStock, takeFromStock } from './stock/genetic-stocks.actions.ts'
