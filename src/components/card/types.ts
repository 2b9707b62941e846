import type { ReactNode } from 'react';

export interface CardProps {
	/** Heading. Its level depends on the enclosing sections. */
	title?: ReactNode;
	description?: ReactNode;
	/** A button or a link next to the heading. */
	action?: ReactNode;
	/** An `EllipsisMenu`. */
	menu?: ReactNode;
	/**
	 * Dims the card. Its content stays usable.
	 *
	 * @default false
	 */
	isInactive?: boolean;
	className?: string;
	children?: ReactNode;
}
