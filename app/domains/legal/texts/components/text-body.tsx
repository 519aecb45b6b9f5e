/** `html` comes from text-html.server.ts, which lets no HTML of the text itself through. */
export const TextBody = ({ html }: { html: string }) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: made from markdown by text-html.server.ts
  <div className="reading pb-6" dangerouslySetInnerHTML={{ __html: html }} />
)
