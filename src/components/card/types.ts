import type { ReactNode } from 'react';

export interface CardProps {
	/** Heading; its level follows from the enclosing sections. */
	title?: ReactNode;
	description?: ReactNode;
	/** A button or a link beside the heading. */
	action?: ReactNode;
	/** An `EllipsisMenu`. */
	menu?: ReactNode;
	/**
	 * Greys it out. What stands in it stays in reach.
	 *
	 * @default false
	 */
	isInactive?: boolean;
	className?: string;
	children?: ReactNode;
}
