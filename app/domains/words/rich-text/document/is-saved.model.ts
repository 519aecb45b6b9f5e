/**
 * Whether the site has what was typed: it trims lines, and keeps of a node only what is on its list (an editor's nodes
 * have attributes of their own).
 */
export function isSaved(typed: unknown, saved: unknown, within = ''): boolean {
  if (typeof typed === 'string' && typeof saved === 'string')
    return within === 'text' ? typed === saved : typed.trim() === saved
  if (Array.isArray(typed) && Array.isArray(saved))
    return typed.length === saved.length && typed.every((one, at) => isSaved(one, saved[at]))
  if (!isObject(typed) || !isObject(saved)) return (typed ?? null) === (saved ?? null)
  const names = within === 'attrs' ? Object.keys(saved) : Object.keys({ ...typed, ...saved })
  return names.every((name) => (name === 'attrs' && !saved.attrs) || isSaved(typed[name], saved[name], name))
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
