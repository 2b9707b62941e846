import type { ReactNode } from 'react';

export interface SectionHeaderProps {
	/** The heading's text. Its level follows from the enclosing sections. */
	title: ReactNode;
	/** Class name of the whole header. */
	className?: string;
	/** An `EllipsisMenu`, shown at the end. */
	menu?: ReactNode;
	/** Controls between the heading and the menu. */
	children?: ReactNode;
}
