import { unsavedForms } from './unsaved.ts'

let kept = false

/** A form of this page was sent, waits for its uploads, and is kept on the device until it is there. */
export function setKeptForm(isKept: boolean) {
  kept = isKept
}

/** Whether nothing that this page holds would be lost without it. */
export const isAllKept = () => kept && unsavedForms() <= 1
