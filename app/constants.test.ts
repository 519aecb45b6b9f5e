import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { constants } from '#platform/constants.ts'
import { toastDuration } from '#ui/document/toasts.ts'

const toast = { kind: 'success', text: 'Salvo.' } as const
const { startupLoadDelayMs, plantCardPx } = constants

test('a toast lasts as long as the specification says', () => {
  expect(toastDuration(toast)).toBe(constants.toastMs)
})

// The interface knows no platform (docs/architecture.md): its numbers stand where they act.
test.for([
  ['ui/document/navigation-progress.tsx', `throttle = ${constants.progressBarThrottleMs}\n`],
  ['ui/styles/motion.css', `wait-for-page ${constants.progressBarMs}ms`],
  ['ui/styles/motion.css', `come-late ${constants.minimumFetchDelayMs}ms`],
  ['ui/document/toaster.tsx', 'fixed inset-x-0 top-[4.5rem] z-50 m-0 flex w-full flex-col items-center'],
  ['ui/theme.css', `--breakpoint-desk: ${(constants.desktopBreakpointPx + 1) / 16}rem;`],
  ['ui/navigation/cookie-bar.tsx', `keepCookie('${constants.consentCookie}'`],
  ['ui/components/ribbon.tsx', `position <= ${constants.popularPlants} `],
  ['ui/components/skeleton.tsx', `w-${plantCardPx / 4} `],
  ['domains/garden/garden/plants/components/plant-card.tsx', `(min-width: 64rem) ${plantCardPx}px`],
  ['domains/community/ads/media/components/ad-slot.tsx', `AFTER_HYDRATION = ${startupLoadDelayMs}\n`],
  ['domains/community/surveys/answers/components/survey-card.tsx', `AFTER_HYDRATION = ${startupLoadDelayMs}\n`],
] as const)('%s goes by section 9: %s', ([file, words]) => {
  expect(readFileSync(`app/${file}`, 'utf8')).toContain(words)
})
