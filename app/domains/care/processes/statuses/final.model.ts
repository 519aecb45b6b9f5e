const decisions = ['deferido', 'indeferido']

/** A decision, or the end: said with a reason, and asked about once. The catalogue tells by its code, or as what closes. */
export const isFinal = ({ slug, closes }: { slug: string; closes: boolean }) => closes || decisions.includes(slug)
