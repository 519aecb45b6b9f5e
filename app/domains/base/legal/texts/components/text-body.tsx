/** `html` comes from text-html.server.ts, which escapes HTML in the text. */
export const TextBody = ({ html }: { html: string }) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: made from markdown by text-html.server.ts
  <div className="reading pb-6" dangerouslySetInnerHTML={{ __html: html }} />
)
