import { useLocation } from 'react-router'
import { QueuePill } from './queue-pill.tsx'

/** For visitors: something is queued on this phone. Its content is shown to its owner only. */
export default function VisitorNotice() {
  const entering = useLocation().pathname.startsWith('/auth/')
  return entering ? null : <QueuePill icon="log-in">Entre para enviar</QueuePill>
}
