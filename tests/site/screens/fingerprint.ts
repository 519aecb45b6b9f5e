import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'

const assets = join(process.cwd(), 'build/client/assets')
const named = /[\w.-]+-[\w-]{8}\.(?:js|css|woff2|svg|webp|png)\b/g

/**
 * Hash of a screen: its rendered document, and the content of each style sheet and script that it references,
 * transitively. Equal for two runs of the same code on the fixed day; what differs from run to run is removed.
 */
export function fingerprint(html: string): string {
  const parts = [normalised(html), ...[...partsOf(html)].map(contentOf).sort()]
  return hashOf(parts.join('\n')).slice(0, 16)
}

/** The document without random or time-dependent parts: keys, signatures, times, hashed file names. */
export const normalised = (html: string) =>
  withoutHashes(html)
    .replaceAll(/nonce="[^"]*"/g, '')
    .replaceAll(/http:\/\/localhost:\d+/g, 'site')
    .replaceAll(/[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/g, 'uuid')
    .replaceAll(/\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?Z?/g, 'moment')
    .replaceAll(/\b1\d{12}\b/g, 'moment')
    .replaceAll(/assinatura=[\w-]+/g, 'assinatura')
    .replaceAll(/\b\d{8}-\d{6}\b/g, 'protocolo')
    // A QR code contains the site's URL, whose port changes.
    .replaceAll(/M2 2h7v1h-7z[Mhvz\d -]*/g, 'qr')
    .replaceAll(/\b\d\d:\d\d\b/g, 'hora')
    // A slower machine renders it a minute later.
    .replaceAll(/\bagora\b|há \d+ (minuto|hora)s?/g, 'há pouco')

const withoutHashes = (text: string) => text.replaceAll(named, (name) => name.replace(/-[\w-]{8}\.(?=\w+$)/, '.'))

/** All built files that a text references, transitively. The manifest of all routes is excluded. */
function partsOf(text: string, found = new Set<string>()) {
  for (const name of new Set((text.match(named) ?? []).map((path) => basename(path)))) {
    if (found.has(name) || name.startsWith('manifest-') || !read(name)) continue
    found.add(name)
    if (/\.(js|css)$/.test(name)) partsOf(read(name) ?? '', found)
  }
  return found
}

const contentOf = (name: string) => `${withoutHashes(name)} ${hashOf(withoutHashes(read(name) ?? ''))}`

const texts = new Map<string, string | undefined>()

function read(name: string) {
  if (!texts.has(name)) texts.set(name, textOf(name))
  return texts.get(name)
}

function textOf(name: string) {
  try {
    return readFileSync(join(assets, name), 'latin1')
  } catch {
    // Looks like a built file name, but is a photo or a static file.
    return undefined
  }
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url')
