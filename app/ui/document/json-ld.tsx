/** Data for search engines: never run, so no policy of scripts is asked. '<' is written so that no text closes it. */
export const JsonLd = ({ data }: { data: object }) => (
  <script
    type="application/ld+json"
    // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON without '<'
    dangerouslySetInnerHTML={{ __html: JSON.stringify(data).replaceAll('<', '\\u003c') }}
  />
)
