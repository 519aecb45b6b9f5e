import { shiftClock } from './shift-clock.ts'

// node --import: this process and its threads live on the day that the tests chose.
shiftClock(Number(process.env.CLOCK_OFFSET_MS))
