/**
 * How it ended: the reading came back `inside`; the `light` changed and the rule is for the other part of the day; its
 * rule was `changed`, or its link ended; late readings `refuted` that it ever was. Of the last two nobody is told.
 */
export const episodeEnds = ['inside', 'light', 'changed', 'refuted'] as const
export type EpisodeEnd = (typeof episodeEnds)[number]

/** Ends that somebody who was told of the beginning is told of too. */
export const toldEnds: readonly EpisodeEnd[] = ['inside', 'light']
