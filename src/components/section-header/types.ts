import type { ReactNode } from 'react';

export interface SectionHeaderProps {
	/** Text of the heading. Its level depends on the enclosing sections. */
	title: ReactNode;
	/** Class name of the header. */
	className?: string;
	/** An `EllipsisMenu`. */
	menu?: ReactNode;
	/** Controls between the heading and the menu. */
	children?: ReactNode;
}
