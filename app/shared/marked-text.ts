import { searchable } from './text.ts'

/** A nickname as written after '@': letters, digits, '_', '.', '-', two to thirty of them. */
const MENTION = String.raw`(?<![\w@/.])@[A-Za-z][\w.-]{1,28}\w`
/** Letters with accents, digits and '_'; at least one letter, so that '#1' is a number. */
const HASHTAG = String.raw`(?<![\p{L}\p{N}_#&/])#(?=[\p{N}_]*\p{L})[\p{L}\p{N}_]{2,60}`
const ADDRESS = String.raw`https?:\/\/[^\s<>"]+[^\s<>".,;:!?)\]}']`

const marks = new RegExp(`(${MENTION})|(${HASHTAG})|(${ADDRESS})`, 'gu')

export type TextPart = { kind: 'text' | 'mention' | 'hashtag' | 'address'; text: string }

/** What people write, in parts: plain text, '@apelido', '#hashtag' and addresses. Joined they are the text again. */
export function partsOf(text: string): TextPart[] {
  const parts: TextPart[] = []
  let from = 0
  for (const match of text.matchAll(marks)) {
    if (match.index > from) parts.push({ kind: 'text', text: text.slice(from, match.index) })
    const [all, mention, hashtag] = match
    parts.push({ kind: mention ? 'mention' : hashtag ? 'hashtag' : 'address', text: all })
    from = match.index + all.length
  }
  if (from < text.length) parts.push({ kind: 'text', text: text.slice(from) })
  return parts
}

const named = (text: string, kind: TextPart['kind']) =>
  partsOf(text).flatMap((part) => (part.kind === kind ? [part.text.slice(1)] : []))

/** Nicknames named in a text, each once, without case. */
export const mentionsIn = (text: string): string[] => [
  ...new Set(named(text, 'mention').map((one) => one.toLowerCase())),
]

/** Hashtags of a text as first written, each once: they compare without case and accents. */
export function hashtagsIn(text: string): { slug: string; name: string }[] {
  const bySlug = new Map<string, string>()
  for (const name of named(text, 'hashtag')) {
    const slug = hashtagSlug(name)
    if (!bySlug.has(slug)) bySlug.set(slug, name)
  }
  return [...bySlug].map(([slug, name]) => ({ slug, name }))
}

/** '#Floração' and '#floracao' are the same. */
export const hashtagSlug = (name: string) => searchable(name)
