import { type Extensions, type Mark, mergeAttributes, Node } from '@tiptap/core'
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table'
import StarterKit from '@tiptap/starter-kit'
import { galleryLook } from '../document/components/text-photo.tsx'
import { isSafeHref } from '../document/href.model.ts'
import type { EmbedRef } from '../document/rich-text.schemas.ts'
import { embedWords } from '../embeds/embed.words.ts'

export type KnownPhoto = { url: string; width?: number; height?: number }

/** How the editor shows what is only known by its id or address. */
export type Known = {
  photo: (file_id: number) => KnownPhoto | undefined
  embedTitle: (ref: EmbedRef) => string | undefined
}

/** What is typed right after a link is no part of it. */
const Kit = StarterKit.extend({
  addExtensions() {
    const extensions = this.parent?.() ?? []
    return extensions.map((one) => (one.name === 'link' ? (one as Mark).extend({ inclusive: false }) : one))
  },
})

/** The nodes of `RichText`, and no other: what is pasted from elsewhere keeps only them. */
export const extensionsFor = (known: Known): Extensions => [
  Kit.configure({
    heading: { levels: [2, 3] },
    underline: false,
    link: { openOnClick: false, autolink: true, defaultProtocol: 'https', isAllowedUri: (href) => isSafeHref(href) },
  }),
  Table.configure({ resizable: false }),
  TableRow,
  TableHeader,
  TableCell,
  picture(known),
  gallery(known),
  embed(known),
]

const box = (tag: string, className: string, ...children: (HTMLElement | string)[]) => {
  const element = document.createElement(tag)
  element.className = className
  element.append(...children)
  return element
}

function image(known: Known, { file_id, alt }: { file_id: number; alt: string }) {
  const element = document.createElement('img')
  const photo = known.photo(file_id)
  element.src = photo?.url ?? ''
  // Room for it before it is there.
  if (photo?.width && photo.height) element.style.aspectRatio = `${photo.width} / ${photo.height}`
  element.alt = alt
  element.draggable = false
  return element
}

const square = (element: HTMLElement) => {
  Object.assign(element.style, { aspectRatio: '1 / 1', objectFit: 'cover' })
  return element
}

/** A block that is chosen as a whole; what it says is changed beside it (`NodePanel`). */
const atom = { group: 'block', atom: true, draggable: true, selectable: true } as const

const picture = (known: Known) =>
  Node.create({
    ...atom,
    name: 'picture',
    addAttributes: () => ({ file_id: { default: 0 }, alt: { default: '' }, caption: { default: '' } }),
    parseHTML: () => [
      { tag: 'figure[data-picture]', getAttrs: (element) => JSON.parse(element.dataset.picture ?? '{}') },
    ],
    renderHTML: ({ node, HTMLAttributes: _ }) => [
      'figure',
      mergeAttributes({ 'data-picture': JSON.stringify(node.attrs) }),
    ],
    addNodeView:
      () =>
      ({ node }) => ({
        dom: box('figure', '', image(known, node.attrs as never), box('figcaption', '', String(node.attrs.caption))),
      }),
  })

const gallery = (known: Known) =>
  Node.create({
    ...atom,
    name: 'gallery',
    addAttributes: () => ({ photos: { default: [] }, caption: { default: '' } }),
    parseHTML: () => [
      { tag: 'figure[data-gallery]', getAttrs: (element) => JSON.parse(element.dataset.gallery ?? '{}') },
    ],
    renderHTML: ({ node }) => ['figure', mergeAttributes({ 'data-gallery': JSON.stringify(node.attrs) })],
    addNodeView:
      () =>
      ({ node }) => {
        const photos = node.attrs.photos as { file_id: number; alt: string }[]
        const grid = box('div', galleryLook(photos.length), ...photos.map((photo) => square(image(known, photo))))
        return { dom: box('figure', '', grid, box('figcaption', '', String(node.attrs.caption))) }
      },
  })

const embed = (known: Known) =>
  Node.create({
    ...atom,
    name: 'embed',
    addAttributes: () => ({ kind: { default: 'plant' }, path: { default: '' } }),
    parseHTML: () => [{ tag: 'div[data-embed]', getAttrs: (element) => JSON.parse(element.dataset.embed ?? '{}') }],
    renderHTML: ({ node }) => ['div', mergeAttributes({ 'data-embed': JSON.stringify(node.attrs) })],
    addNodeView:
      () =>
      ({ node }) => {
        const ref = node.attrs as EmbedRef
        const title = known.embedTitle(ref) ?? 'Não está mais aberto a todos'
        const label = box('p', 'text-sm text-muted', embedWords[ref.kind].label)
        return { dom: box('div', 'card my-4 p-4', label, box('p', 'font-semibold', title)) }
      },
  })
