import { type ReactNode, useEffect } from 'react'
import { followKeyboard } from './keyboard-room.ts'
import { actionsLook } from './submit-button.tsx'

/** `FormActions` that on a phone stay at the bottom of the screen, above the keyboard, while the form is on it. */
export function ActionsInSight({ children }: { children: ReactNode }) {
  useEffect(followKeyboard, [])
  return <div className={`${actionsLook} in-sight`}>{children}</div>
}
