import { useLocation } from 'react-router'
import { QueuePill } from './queue-pill.tsx'

/** For nobody in particular: something waits on this phone. Whose it is and what it says only its person learns. */
export default function VisitorNotice() {
  const entering = useLocation().pathname.startsWith('/auth/')
  return entering ? null : <QueuePill icon="log-in">Entre para enviar</QueuePill>
}
