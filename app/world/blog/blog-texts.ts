import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

export type BlogText = {
  slug: string
  title: string
  line: string
  category: string
  tags: string[]
  cover: string
  body: string
}

const folder = join(process.cwd(), 'app/world/blog')
const json = async <T>(name: string): Promise<T> => JSON.parse(await readFile(join(folder, name), 'utf8'))

export const blogCategoryTexts = () => json<{ slug: string; name: string; description: string }[]>('categories.json')
export const blogTagTexts = () => json<{ slug: string; name: string }[]>('tags.json')

/** The demo's posts, by slug. */
export async function blogTexts(): Promise<BlogText[]> {
  const files = (await readdir(join(folder, 'posts'))).filter((file) => file.endsWith('.md')).sort()
  return Promise.all(
    files.map(async (file) => textOf(file.replace('.md', ''), await readFile(join(folder, 'posts', file), 'utf8'))),
  )
}

function textOf(slug: string, file: string): BlogText {
  const [head = '', ...body] = file.split(/^---$/m)
  const fields = new Map(
    head
      .split('\n')
      .filter((line) => line.includes(':'))
      .map((line) => [line.slice(0, line.indexOf(':')).trim(), line.slice(line.indexOf(':') + 1).trim()]),
  )
  const field = (name: string) => {
    const value = fields.get(name)
    if (!value) throw new Error(`${slug}.md says nothing of '${name}'`)
    return value
  }
  return {
    ...{ slug, title: field('título'), line: field('linha'), category: field('categoria'), cover: field('capa') },
    tags: field('tags').split(/,\s*/),
    body: body.join('---').trim(),
  }
}
