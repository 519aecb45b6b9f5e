import { inject } from 'vitest'
import { shiftClock } from '../clock/shift-clock.ts'
import { keptScreens } from './screens/kept-screens.ts'

await keptScreens(inject('screens'))

// Tests use the site's date. A worker runs several files: its clock is shifted once.
const moved = globalThis as { clockMoved?: true }
if (!moved.clockMoved) shiftClock(inject('clockOffset'))
moved.clockMoved = true
