import { inject } from 'vitest'
import { shiftClock } from '../clock/shift-clock.ts'

// Tests live on the day of the site that they ask. A worker runs file after file: its clock is moved once.
const moved = globalThis as { clockMoved?: true }
if (!moved.clockMoved) shiftClock(inject('clockOffset'))
moved.clockMoved = true
