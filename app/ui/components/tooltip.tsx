import { cloneElement, type ReactElement, useId } from 'react'

type Props = { text: string; children: ReactElement<{ 'aria-describedby'?: string }> }

/** A short hint on hover and focus of a link or button; never the only place of important text. */
export function Tooltip({ text, children }: Props) {
  const id = useId()
  return (
    <span className="group/tip relative inline-flex">
      {cloneElement(children, { 'aria-describedby': id })}
      <span
        id={id}
        role="tooltip"
        className="pointer-events-none invisible absolute bottom-full left-1/2 z-30 mb-2 w-max max-w-60 -translate-x-1/2 rounded-field bg-neutral px-2.5 py-1.5 text-center text-sm text-neutral-content opacity-0 transition-opacity delay-150 duration-150 group-focus-within/tip:visible group-focus-within/tip:opacity-100 group-hover/tip:visible group-hover/tip:opacity-100"
      >
        {text}
      </span>
    </span>
  )
}
