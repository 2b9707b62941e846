/** Where letters are typed, or keys have another meaning. */
const FIELDS =
	'input, select, textarea, [contenteditable], [role="dialog"], [role="menu"], [role="listbox"], [role="grid"]';

/** Whether a key was pressed alone, and nothing else has a use for it. */
export const isShortcut = ( event: KeyboardEvent ) =>
	! event.defaultPrevented &&
	! event.altKey &&
	! event.ctrlKey &&
	! event.metaKey &&
	! ( event.target instanceof Element && event.target.closest( FIELDS ) );
