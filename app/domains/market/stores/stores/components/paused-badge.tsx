import { Badge } from '#ui/components/badge.tsx'

/** Of a store that takes no orders now. */
export const PausedBadge = () => (
  <Badge tone="amber" icon="pause">
    Em pausa
  </Badge>
)
