import style from './ledger.css?url'

export { OwnReceivables } from './receivables/components/own-receivables.tsx'

/** `links` of a page that shows the calendar or the form of a receiver. */
export const ledgerLinks = () => [{ rel: 'stylesheet', href: style }]
