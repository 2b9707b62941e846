import type { ReactNode } from 'react';

export interface ViewMoreListProps {
	/** All items, with the first, which the caller shows before the tag. */
	items: ReactNode[];
	/**
	 * Read instead of "+2 more", to tell one list from another, e.g. "+2 more
	 * products of order 15279".
	 */
	label?: string;
}
