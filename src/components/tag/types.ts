import type { MouseEvent, ReactNode } from 'react';

export type TagId = number | string;

export interface TagProps {
	/** Passed to `remove`. */
	id?: TagId;
	/** Text; HTML entities are decoded. Without it, nothing is rendered. */
	label: string;
	/** Renders the text as a button that opens this content. */
	popoverContents?: ReactNode;
	/**
	 * Makes the tag removable. Receives the id and returns the click handler.
	 */
	remove?: (
		id: TagId | undefined
	) => ( ( event: MouseEvent< HTMLElement > ) => void ) | void;
	/** Screen reader text; replaces the label. */
	screenReaderLabel?: string;
	className?: string;
}
