/** The mode for when somebody works inside: the robot comes back from it by itself. */
export const WORKING_MODE = 'trabalhando-na-estufa'
export const WORKING_MINUTES = 60
