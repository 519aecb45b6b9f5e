type Props = {
  /** Label: 'Enviando foto'. */
  label: string
  /** 0 to 1; undefined when indeterminate. */
  share?: number
  /** Text at the right: '3 de 5'. */
  hint?: string
}

export function Progress({ label, share, hint }: Props) {
  const percent = share === undefined ? undefined : Math.round(Math.min(1, Math.max(0, share)) * 100)
  return (
    <div className="space-y-1.5">
      <div className="flex justify-between gap-4 text-sm">
        <span>{label}</span>
        <span className="figures text-muted">{hint ?? (percent === undefined ? '' : `${percent}\u00a0%`)}</span>
      </div>
      <progress className="progress text-primary" value={percent} max={100} aria-label={label} />
    </div>
  )
}
