import * as library from 'rrule'

// Published as CommonJS: Node shows it as `default`, a bundler by its names.
const { default: whole } = library as unknown as { default?: typeof library }

export const { RRule } = whole ?? library
