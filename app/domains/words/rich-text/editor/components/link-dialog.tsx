import type { Editor } from '@tiptap/core'
import { Button } from '#ui/components/button.tsx'
import { isSafeHref } from '../../document/href.model.ts'
import { AddressDialog } from './address-dialog.tsx'

type Props = { open: boolean; onClose: () => void; editor: Editor }

/** Where the chosen words lead. */
export function LinkDialog({ open, onClose, editor }: Props) {
  const stands = String(editor.getAttributes('link').href ?? '')
  const link = () => editor.chain().focus().extendMarkRange('link')
  return (
    <AddressDialog
      open={open}
      onClose={onClose}
      title="Link"
      label="Endereço"
      initial={stands}
      confirm="Pôr o link"
      more={
        stands && (
          <Button
            tone="plain"
            onClick={() => {
              link().unsetLink().run()
              onClose()
            }}
          >
            Tirar o link
          </Button>
        )
      }
      onAnswer={async (typed) => {
        const href = /^[\w-]+(\.[\w-]+)+/.test(typed) ? `https://${typed}` : typed
        if (!isSafeHref(href)) return 'Escreva um endereço completo, como https://exemplo.com.'
        if (editor.state.selection.empty && !stands)
          editor
            .chain()
            .focus()
            .insertContent([
              ...(/\S$/.test(before(editor)) ? [{ type: 'text', text: ' ' }] : []),
              { type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] },
            ])
            .run()
        else link().setLink({ href }).run()
        return null
      }}
    />
  )
}

/** What stands before the cursor in its paragraph. */
const before = ({ state: { selection } }: Editor) => selection.$from.parent.textBetween(0, selection.$from.parentOffset)
