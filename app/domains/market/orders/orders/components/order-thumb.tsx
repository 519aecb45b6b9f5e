import { Icon } from '#ui/components/icon.tsx'

/** A small square of what was bought. */
export const OrderThumb = ({ url }: { url: string | null }) => (
  <span className="grid size-14 shrink-0 place-items-center overflow-hidden rounded-field border border-base-300 bg-base-200 text-muted">
    {url ? (
      <img src={url} alt="" loading="lazy" className="size-full object-cover" />
    ) : (
      <Icon name="package" size={20} />
    )}
  </span>
)
