/** The query parameters that hold what somebody answered in a finder, in the order of its questions. */
export const finderAnswers = ['for', 'use', 'weather', 'extra'] as const
export type FinderAnswer = (typeof finderAnswers)[number]
