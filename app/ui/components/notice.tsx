import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'
import type { IconName } from './icon-names.ts'

type Tone = 'info' | 'success' | 'warning' | 'error'

const icons: Record<Tone, IconName> = {
  info: 'info',
  success: 'circle-check',
  warning: 'triangle-alert',
  error: 'circle-alert',
}
const tones: Record<Tone, string> = {
  info: 'border-info/30 bg-info/8 [&>svg]:text-info',
  success: 'border-success/30 bg-success/8 [&>svg]:text-success',
  warning: 'border-warning/60 bg-warning/15',
  error: 'border-error/35 bg-error/8 [&>svg]:text-error',
}

type Props = { tone?: Tone; title?: string; children?: ReactNode; action?: ReactNode }

/** A message that stays on the page: information, success, warning or error. */
export function Notice({ tone = 'info', title, children, action }: Props) {
  return (
    <div className={`flex flex-wrap items-start gap-3 rounded-box sm:flex-nowrap border p-4 ${tones[tone]}`}>
      <Icon name={icons[tone]} size={22} className="mt-px" />
      <div className="min-w-0 flex-1 space-y-1 break-words">
        {title && <p className="font-semibold">{title}</p>}
        {children && <div className="text-[0.9375rem]">{children}</div>}
      </div>
      {action && <div className="max-sm:w-full">{action}</div>}
    </div>
  )
}
