export { chosenFreight, quoteFreight } from './quotes/quotes.actions.ts'
