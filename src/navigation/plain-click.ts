/** The properties of a mouse event that tell how a link is opened. */
export interface ClickLike {
	button?: number;
	ctrlKey: boolean;
	metaKey: boolean;
	altKey: boolean;
	shiftKey: boolean;
	defaultPrevented?: boolean;
}

/**
 * Whether a click on a link opens it in the same tab. Modifier keys and the
 * middle button open a new tab or window, or download: the browser handles
 * these.
 */
export const isPlainClick = ( event: ClickLike ) =>
	! event.defaultPrevented &&
	! event.button &&
	! event.ctrlKey &&
	! event.metaKey &&
	! event.altKey &&
	! event.shiftKey;
