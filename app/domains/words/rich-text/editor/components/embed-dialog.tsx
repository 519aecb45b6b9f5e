import type { EmbedRef } from '../../document/rich-text.schemas.ts'
import { askEmbed } from '../ask-embed.browser.ts'
import { AddressDialog } from './address-dialog.tsx'

type Props = { open: boolean; onClose: () => void; onFound: (ref: EmbedRef, title: string) => void }

/** Which thing of the site is cited, by its pasted address. */
export function EmbedDialog({ open, onClose, onFound }: Props) {
  return (
    <AddressDialog
      open={open}
      onClose={onClose}
      title="Citar algo do site"
      label="Endereço da planta, do espaço, do post ou do produto"
      help="No texto ele aparece sempre como está agora. Se ficar privado, some."
      confirm="Citar"
      onAnswer={async (address) => {
        const answer = await askEmbed(address)
        if (!answer) return 'Sem conexão agora. Tente de novo.'
        if (!('embed' in answer)) return answer.errors?.address?.[0] ?? answer.message
        const { kind, path, embed } = answer
        onFound({ kind, path }, embed.title)
        return null
      }}
    />
  )
}
