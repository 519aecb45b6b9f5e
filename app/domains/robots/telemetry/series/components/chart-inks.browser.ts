export type Inks = ReturnType<typeof inks>

/** The theme's colours as they are now: a canvas knows no CSS variables. */
export function inks(frame: HTMLElement) {
  const style = getComputedStyle(frame)
  const read = (name: string) => style.getPropertyValue(name).trim()
  const mix = (name: string, share: number) => `color-mix(in oklch, ${read(name)} ${share}%, transparent)`
  return {
    read,
    muted: read('--color-muted'),
    ink: read('--color-base-content'),
    line: read('--color-base-300'),
    act: read('--color-primary'),
    night: mix('--color-base-content', 5),
    target: mix('--color-primary', 10),
    edge: mix('--color-primary', 45),
    paper: read('--color-surface'),
    gap: mix('--color-muted', 18),
  }
}
