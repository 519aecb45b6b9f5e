/** In two days a post loses what a tenth of the saves would cost it. */
const SECONDS_PER_TENFOLD = 172_800
const EPOCH = Date.UTC(2026, 0, 1) / 1000

/** A comment costs more than a tap. */
const COMMENT_WEIGHT = 2

/**
 * Rank of a post: log10 of its saves and comments, plus its age. It needs no recalculation as time passes, since all
 * posts age alike.
 *
 * rank = log10(1 + saves + 2 · comments) + (created − 2026-01-01 UTC, in seconds) ∕ 172 800
 *
 * Source: the 'hot' order of Reddit, as its code was published in 2009 (without sign and down-votes; 1 + instead of max(1, …), so that the first save counts).
 */
export const rankOf = ({ saves, comments, created_at }: { saves: number; comments: number; created_at: Date }) =>
  Math.log10(1 + saves + COMMENT_WEIGHT * comments) + (created_at.getTime() / 1000 - EPOCH) / SECONDS_PER_TENFOLD

/** Why a post stands in a ranked feed. Stored by position: append only. */
export const reasons = ['popular', 'following', 'phase', 'recent'] as const
export type Reason = (typeof reasons)[number]
