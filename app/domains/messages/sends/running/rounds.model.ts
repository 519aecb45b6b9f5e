/** So often a message is asked for by itself, before the team is told. */
export const MOST_TRIES = 8

/**
 * `attempts` counts up for good, so that no request has the number of an earlier one: 'Mandar de novo' begins the next ten,
 * and the ones are the tries since. 12 is the second try of what was sent again once.
 */
export const ROUND = 10
export const triesOf = ({ attempts }: { attempts: number }) => attempts % ROUND
