import { typeById } from '../stuff.kinds.ts'

/** The icon of an item type, decorative beside its name. */
export const StuffIcon = ({ stuff_type_id, size = 48 }: { stuff_type_id: number; size?: number }) => (
  <img
    src={`/arte/itens/${typeById(stuff_type_id).slug}.svg`}
    alt=""
    width={size}
    height={size}
    loading="lazy"
    className="shrink-0"
  />
)
