import { RelativeTime } from '#ui/components/relative-time.tsx'
import { isUnheard } from '../reading-age.model.ts'
import type { RobotDetail } from '../robots.schemas.ts'

/** Of a robot that is silent: what is shown was so when it was last heard. */
export const LastKnown = ({ device }: { device: Pick<RobotDetail['device'], 'status' | 'last_seen_at'> }) =>
  isUnheard(device) && device.last_seen_at ? (
    <p className="text-muted">
      Era assim no último contato, <RelativeTime at={device.last_seen_at} />. Como está agora não se sabe.
    </p>
  ) : null
