import { formatDayTime } from '#shared/dates.ts'
import { Button } from '#ui/components/button.tsx'
import { Notice } from '#ui/components/notice.tsx'
import { plainText } from '../../document/rich-text.model.ts'
import type { KeptText } from '../kept-text.browser.ts'

type Props = { kept: KeptText[]; onRecover: (one: KeptText) => void; onDrop: (one: KeptText) => void }

/** What was written here before and not saved: each text until its person says what becomes of it. */
export const KeptTexts = ({ kept, onRecover, onDrop }: Props) => (
  <Notice tone="warning" title="Há um texto seu neste aparelho que não chegou a ser salvo">
    <ul className="space-y-3">
      {kept.map((one) => (
        <li key={one.at} className="space-y-2">
          <p className="break-words">
            De {formatDayTime(new Date(one.at))}: “{endOf(plainText(one.document))}”
          </p>
          <div className="flex flex-wrap gap-2">
            <Button tone="primary" onClick={() => onRecover(one)}>
              Recuperar
            </Button>
            <Button onClick={() => onDrop(one)}>Descartar</Button>
          </div>
        </li>
      ))}
    </ul>
    <p className="pt-2 text-sm">O que está escrito agora volta com “Desfazer”.</p>
  </Notice>
)

/** Where one wrote last: the beginning is the same in all of them. */
const endOf = (text: string) => (text.length > 90 ? `…${text.slice(-90)}` : text)
