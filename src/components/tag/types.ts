import type { MouseEvent, ReactNode } from 'react';

export type TagId = number | string;

export interface TagProps {
	/** Handed to `remove`. */
	id?: TagId;
	/** The text; entities in it are decoded. Nothing is shown without it. */
	label: string;
	/** Makes the text a button that opens these contents. */
	popoverContents?: ReactNode;
	/** Makes the tag removable: given the id, returns the click handler. */
	remove?: (
		id: TagId | undefined
	) => ( ( event: MouseEvent< HTMLElement > ) => void ) | void;
	/** Read instead of the label. */
	screenReaderLabel?: string;
	className?: string;
}
