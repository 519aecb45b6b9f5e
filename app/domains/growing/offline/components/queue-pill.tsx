import type { ReactNode } from 'react'
import { Icon } from '#ui/components/icon.tsx'
import type { IconName } from '#ui/components/icon-names.ts'

/** Above the bar, the question about cookies, and the buttons of a form that stay in sight. Visible on every page while the queue is not empty; a full page load, so that the login redirect works. */
export const QueuePill = ({ icon, children }: { icon: IconName; children: ReactNode }) => (
  <a
    href="/cultivo/a-enviar"
    className="fixed right-3 bottom-[calc(var(--bar-room)+1rem)] z-20 inline-flex min-h-11 items-center gap-2 rounded-full border border-edge bg-surface px-4 font-medium shadow-sm max-desk:[:root:has(.in-sight)_&]:bottom-[calc(var(--bar-room)+5.5rem)]"
  >
    <Icon name={icon} size={18} className="text-primary" />
    {children}
  </a>
)
