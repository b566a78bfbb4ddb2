/** Replaces `tldts` in MSW's cookie store: its list of public suffixes is 110 kB gz, and the app uses no cookies. */
export const getDomain = (hostname: string): string => hostname
