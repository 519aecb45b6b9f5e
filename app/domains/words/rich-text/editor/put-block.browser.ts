import type { Editor } from '@tiptap/core'

/** Puts a picture or a cited thing where the cursor is, and the cursor into a line below: what is typed next is no substitute. */
export const putBlock = (editor: Editor, block: { type: string; attrs: object }) =>
  editor
    .chain()
    .focus()
    .insertContent([block, { type: 'paragraph' }])
    .run()
