import { Notice } from '#ui/components/notice.tsx'
import { setupWords } from '../send.view.ts'

/** What this server can't send, said where somebody would wait for it. */
export const NotSetUp = ({ channel }: { channel: keyof typeof setupWords }) => (
  <div className="mb-5">
    <Notice title={setupWords[channel].title}>{setupWords[channel].text}</Notice>
  </div>
)
