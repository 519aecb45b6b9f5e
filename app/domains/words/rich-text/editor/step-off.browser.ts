import { NodeSelection, TextSelection } from '@tiptap/pm/state'
import type { EditorView } from '@tiptap/pm/view'

/**
 * A chosen picture or cited thing is not replaced by what is typed or pasted: the cursor goes into a line below it first.
 * Only Backspace, Delete and its button take it out.
 */
export function stepOff(view: EditorView) {
  const { selection, schema, tr } = view.state
  const line = schema.nodes.paragraph
  if (!(selection instanceof NodeSelection) || !selection.node.isAtom || !line) return
  tr.insert(selection.to, line.create())
  view.dispatch(tr.setSelection(TextSelection.create(tr.doc, selection.to + 1)))
}

/** A key that writes; phones do not say which. */
export const writes = ({ key, ctrlKey, metaKey, keyCode }: KeyboardEvent) =>
  !ctrlKey && !metaKey && (key.length === 1 || key === 'Unidentified' || keyCode === 229)
