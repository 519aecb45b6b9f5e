import { type ReactNode, useId } from 'react'

type Props = {
  /** Label: 'Enviando foto'. */
  label: ReactNode
  /** 0 to 1; undefined when indeterminate. */
  share?: number
  /** Text at the right: '3 de 5'. */
  hint?: string
  /** CSS colour of the bar; the site's green by default. */
  colour?: string
}

export function Progress({ label, share, hint, colour }: Props) {
  const percent = share === undefined ? undefined : Math.round(Math.min(1, Math.max(0, share)) * 100)
  const id = useId()
  return (
    <div className="space-y-1.5">
      <div className="flex justify-between gap-4 text-sm">
        <span id={id}>{label}</span>
        <span className="figures text-muted">{hint ?? (percent === undefined ? '' : `${percent}\u00a0%`)}</span>
      </div>
      <progress
        className="progress text-primary"
        style={{ color: colour }}
        value={percent}
        max={100}
        aria-labelledby={id}
      />
    </div>
  )
}
