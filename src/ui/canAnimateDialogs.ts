/**
 * Whether a picture may grow into a dialog. WebKitGTK 2.50 has view transitions, but its window crashes when one begins as a modal
 * dialog opens; it lacks `document.activeViewTransition`, which the current versions of all engines have.
 */
export const canAnimateDialogs = (): boolean => 'activeViewTransition' in document
