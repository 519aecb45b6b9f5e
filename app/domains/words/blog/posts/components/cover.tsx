import { Icon } from '#ui/components/icon.tsx'

/** In place of a picture that was not chosen. */
export const Cover = () => (
  <span className="dotted grid size-full place-items-center text-primary">
    <Icon name="sprout" size={48} />
  </span>
)
