/** Stands in for `tldts` in MSW's cookie store: its list of public suffixes is 110 kB gz, and nothing here uses cookies. */
export const getDomain = (hostname: string): string => hostname
