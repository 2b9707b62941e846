/** The parts of a mouse event that tell what the person wants. */
export interface ClickLike {
	button?: number;
	ctrlKey: boolean;
	metaKey: boolean;
	altKey: boolean;
	shiftKey: boolean;
	defaultPrevented?: boolean;
}

/**
 * Whether a click on a link asks for nothing but to follow it. A modifier key or
 * the middle button asks for a new tab, a window or a download: the browser's
 * business.
 */
export const isPlainClick = ( event: ClickLike ) =>
	! event.defaultPrevented &&
	! event.button &&
	! event.ctrlKey &&
	! event.metaKey &&
	! event.altKey &&
	! event.shiftKey;
