import type { ReactNode } from 'react'
import { actionsLook } from './submit-button.tsx'

/** `FormActions` that on a phone stay at the bottom of the screen, above the keyboard, while the form is on it. */
export const ActionsInSight = ({ children }: { children: ReactNode }) => (
  <div className={`${actionsLook} in-sight`}>{children}</div>
)
