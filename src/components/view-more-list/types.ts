import type { ReactNode } from 'react';

export interface ViewMoreListProps {
	/** All items, including the first one, which is shown by the parent. */
	items: ReactNode[];
	/**
	 * Accessible name instead of "+2 more", to distinguish several lists, for
	 * example "+2 more products of order 15279".
	 */
	label?: string;
}
