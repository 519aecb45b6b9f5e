/** The most of the team's messages that leave for one person on one day of São Paulo, over both channels. */
export const MOST_OF_TEAM = 2
/** The same of everything, notices too (`notifications/deliveries`). */
export const MOST_OF_ALL = 30
