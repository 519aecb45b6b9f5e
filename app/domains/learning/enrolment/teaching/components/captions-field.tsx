import { type ChangeEvent, useRef } from 'react'
import { vttOf } from '#domains/learning/courses/lessons/captions.model.ts'
import { Button } from '#ui/components/button.tsx'
import { TextArea } from '#ui/form/text-area.tsx'

/** Captions as text, or out of the file that an editor of videos gives (.vtt, .srt). */
export function CaptionsField() {
  const room = useRef<HTMLDivElement>(null)
  const picker = useRef<HTMLInputElement>(null)
  const read = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const text = room.current?.querySelector('textarea')
    const [file] = target.files ?? []
    if (!text || !file) return
    text.value = vttOf(await file.text())
    text.dispatchEvent(new Event('input', { bubbles: true }))
  }
  return (
    <div ref={room} className="space-y-4">
      <div className="needs-script space-y-1">
        <input
          ref={picker}
          type="file"
          accept=".vtt,.srt,text/vtt"
          className="hidden"
          tabIndex={-1}
          aria-label="Arquivo de legendas"
          onChange={read}
        />
        <Button icon="upload" onClick={() => picker.current?.click()}>
          Abrir um arquivo de legendas
        </Button>
        <p className="text-sm text-muted">.vtt ou .srt, do programa em que você editou o vídeo.</p>
      </div>
      <TextArea
        name="captions"
        label="Texto das legendas"
        help="A primeira linha é WEBVTT; depois, cada fala com o seu tempo. O arquivo preenche sozinho."
        required={false}
        rows={6}
      />
    </div>
  )
}
