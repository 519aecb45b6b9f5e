import { Icon } from './icon.tsx'

/** First to third of a ranking; nothing for the others. Lies on a card, which is `relative`. */
export const Ribbon = ({ position }: { position: number | undefined }) =>
  position !== undefined &&
  position <= 3 && (
    <span className="absolute top-2 left-2 inline-flex items-center gap-1 rounded-full bg-accent px-2.5 py-1 text-sm font-semibold text-accent-content">
      <Icon name="award" size={16} />
      {position}º
    </span>
  )
