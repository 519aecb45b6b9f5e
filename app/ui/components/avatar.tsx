type Props = {
  name: string
  photo_url?: string | null
  /** px; 40 by default. */
  size?: number
  /** Sets the name as text alternative: only where it is not written beside. */
  labelled?: boolean
}

const tints = ['bg-primary/22', 'bg-secondary/30', 'bg-accent/35', 'bg-info/25', 'bg-neutral/18']

/** A person's photo, or the initial on a colour derived from the name. */
export function Avatar({ name, photo_url, size = 40, labelled }: Props) {
  const box = { width: size, height: size }
  if (photo_url) {
    return (
      <img
        src={photo_url}
        alt={labelled ? name : ''}
        width={size}
        height={size}
        loading="lazy"
        decoding="async"
        style={box}
        className="avatar"
      />
    )
  }
  return (
    <span
      {...(labelled ? { role: 'img', 'aria-label': name } : { 'aria-hidden': true })}
      style={{ ...box, fontSize: size * 0.4 }}
      className={`inline-flex shrink-0 items-center justify-center rounded-full font-display font-semibold text-base-content ${tintOf(name)}`}
    >
      {initialOf(name)}
    </span>
  )
}

const initialOf = (name: string) => (name.match(/[\p{L}\d]/u)?.[0] ?? '?').toUpperCase()

function tintOf(name: string) {
  const sum = [...name].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0)
  return tints[sum % tints.length]
}
