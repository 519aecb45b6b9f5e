import { shiftClock } from './shift-clock.ts'

// node --import: shifts the clock of this process and its threads.
shiftClock(Number(process.env.CLOCK_OFFSET_MS))
